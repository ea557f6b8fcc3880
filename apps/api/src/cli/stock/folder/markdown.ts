import { marked, type Tokens, type TokensList } from "marked";
import type { StockFolder } from "./stock-folder.ts";

/** A text file: its heading and the text below. */
export type HeadedText = {
  readonly heading: string;
  /** The first paragraph, on one line; empty where there is none. */
  readonly lead: string;
  /** Everything below the heading, as HTML. */
  readonly html: string;
  /** Everything below the first paragraph, as HTML. */
  readonly htmlAfterLead: string;
};

/**
 * Reads a text in Markdown that begins with `# Heading`. What the shop cannot show is noted: pictures, tables, code and
 * HTML.
 */
export function readMarkdown(folder: StockFolder, file: string): HeadedText | null {
  const tokens = marked.lexer(folder.text(file));
  const content = tokens.filter(({ type }) => type !== "space" && type !== "def");
  const [first, second] = content;
  if (first?.type !== "heading" || (first as Tokens.Heading).depth !== 1) {
    folder.refuse(file, null, 'The first line is the name or the headline: begin it with "# ".');
    return null;
  }
  for (const kind of unshown(tokens)) folder.refuse(file, null, `A text cannot hold ${kind}: take it out.`);
  // Texts have two levels of headings, below those of the page.
  void marked.walkTokens(tokens, (token) => {
    if (token.type === "heading") token.depth = token.depth <= 2 ? 3 : 4;
  });
  const lead = second?.type === "paragraph" ? (second as Tokens.Paragraph) : null;
  return {
    heading: plain((first as Tokens.Heading).text),
    lead: lead ? plain(lead.text) : "",
    html: htmlOf(tokens, [first]),
    htmlAfterLead: htmlOf(tokens, lead ? [first, lead] : [first]),
  };
}

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

function htmlOf(tokens: TokensList, without: readonly unknown[]): string {
  const kept = tokens.filter((token) => !without.includes(token));
  return marked.parser(Object.assign(kept, { links: tokens.links })).trim();
}

function unshown(tokens: TokensList): ReadonlySet<string> {
  const kinds = new Set<string>();
  void marked.walkTokens(tokens, ({ type }) => {
    const kind = UNSHOWN[type];
    if (kind !== undefined) kinds.add(kind);
  });
  return kinds;
}

const UNSHOWN: Readonly<Record<string, string>> = {
  image: "pictures",
  table: "tables",
  code: "code",
  codespan: "code",
  html: "HTML",
  del: "struck out words",
};
