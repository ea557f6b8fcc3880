import { readFileSync } from "node:fs";
import path from "node:path";
import { marked, type Tokens } from "marked";
import type { GivenRole } from "@catnip/domain/accounts";

/** A call as a guide names it. */
export type GuideCall = {
  readonly guide: string;
  /** The heading above it. */
  readonly task: string;
  readonly document: string;
  /** Who is to send it. */
  readonly role: GivenRole;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Whether every variable is written out: no `<…>` taken from an earlier response. */
  readonly isComplete: boolean;
};

const GUIDES = path.resolve(import.meta.dirname, "../../../../../docs/guides");

/**
 * The calls of a guide, in its order: each code block `graphql <role>`, with the block `json` that directly follows as
 * its variables.
 */
export function callsOf(guide: string): readonly GuideCall[] {
  const tokens = marked
    .lexer(readFileSync(path.join(GUIDES, guide), "utf8"))
    .filter(({ type }) => type !== "space");
  let task = "";
  return tokens.flatMap((token, at): GuideCall[] => {
    if (isHeading(token)) task = token.text;
    const [language, role] = langOf(token);
    if (language !== "graphql" || !isCode(token)) return [];
    const next = tokens[at + 1];
    const json = next && isCode(next) && langOf(next)[0] === "json" ? next.text : "{}";
    const variables = JSON.parse(json) as GuideCall["variables"];
    return [
      {
        guide,
        task,
        document: token.text,
        role: role as GivenRole,
        variables,
        isComplete: !hasGap(variables),
      },
    ];
  });
}

/** `<order number>`, but no `<p>text</p>`. */
const GAP = /^<[^<>]+>$/;

const hasGap = (value: unknown): boolean =>
  typeof value === "string"
    ? GAP.test(value)
    : typeof value === "object" && value !== null && Object.values(value).some(hasGap);

type Token = ReturnType<typeof marked.lexer>[number];

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";
const isCode = (token: Token): token is Tokens.Code => token.type === "code";
const langOf = (token: Token): readonly string[] => (isCode(token) ? (token.lang ?? "").split(" ") : []);
