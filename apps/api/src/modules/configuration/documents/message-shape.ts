import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/** A message in the format of Lingui's catalogs, which browsers need no parser for. */
export type CompiledMessage = ReturnType<typeof compileMessageOrThrow>;

type Token = CompiledMessage[number];

/** A message that does not parse, or that would break the sentence it replaces. */
export class MessageProblem extends Error {}

/**
 * Compiles an override for a message if it is compatible: the same placeholders, of kinds that the screen's values
 * support, and the same tags. Otherwise visitors would see braces or lose a link.
 *
 * @param source the message in the code, in English
 * @throws MessageProblem with one sentence
 */
export function compileOverride(source: string, override: string): CompiledMessage {
  const [was, is] = [read(source, "The key"), read(override, "The text")];
  const [before, after] = [shapeOf(was), shapeOf(is)];
  if (!sameKeys(before.values, after.values))
    throw new MessageProblem(`The placeholders differ: ${list(before.values)} became ${list(after.values)}.`);
  for (const [name, kinds] of after.values)
    for (const kind of kinds)
      if (kind !== PLAIN && !before.values.get(name)?.has(kind))
        throw new MessageProblem(`{${name}} is not of the kind ${kind}.`);
  if (after.tags.toSorted().join(" ") !== before.tags.toSorted().join(" "))
    throw new MessageProblem(
      `The tags differ: ${before.tags.join(" ") || "none"} became ${after.tags.join(" ") || "none"}.`,
    );
  return is;
}

type Shape = {
  /** Kinds by name: plain, plural, select, number, date… */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** Numbers of the tags, deduplicated. */
  readonly tags: readonly string[];
};

const PLAIN = "plain";

function read(message: string, what: string): CompiledMessage {
  try {
    return compileMessageOrThrow(message);
  } catch (fault) {
    throw new MessageProblem(
      `${what} cannot be read: ${fault instanceof Error ? fault.message : String(fault)}`,
    );
  }
}

function shapeOf(message: CompiledMessage): Shape {
  const values = new Map<string, Set<string>>();
  const tags = new Set<string>();
  const note = (name: string, kind: string) => values.set(name, (values.get(name) ?? new Set()).add(kind));
  const walk = (tokens: readonly Token[]) => {
    tagsIn(tokens.map((token) => (typeof token === "string" ? token : "")).join(""), tags);
    for (const token of tokens) {
      if (typeof token === "string") continue;
      const [name, kind = PLAIN, format] = token;
      note(name, kind);
      if (!CHOICES.has(kind)) continue;
      const cases = Object(format) as Readonly<Record<string, unknown>>;
      if (!Object.hasOwn(cases, "other")) throw new MessageProblem(`{${name}} has no case "other".`);
      for (const [key, branch] of Object.entries(cases))
        // Cases are messages themselves; `offset` is a number next to them.
        if (key !== "offset" && Array.isArray(branch)) walk(branch as Token[]);
    }
  };
  walk(message);
  return { values, tags: [...tags] };
}

const CHOICES: ReadonlySet<string> = new Set(["plural", "select", "selectordinal"]);

/**
 * Reads `<0>…</0>` and `<1/>`. Anything else that looks like HTML is rejected, because it would be shown verbatim.
 */
function tagsIn(text: string, tags: Set<string>): void {
  const open: string[] = [];
  const rest = text.replaceAll(/<(\/?)(\d+)(\/?)>/g, (_tag, closes: string, name: string, empty: string) => {
    if (closes && open.pop() !== name) throw new MessageProblem(`</${name}> closes nothing.`);
    if (!closes && !empty) open.push(name);
    tags.add(name);
    return "";
  });
  if (open.length > 0) throw new MessageProblem(`<${open.at(-1)}> is never closed.`);
  if (/[<>]/.test(rest)) throw new MessageProblem("HTML has no place in a text.");
}

const sameKeys = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>) =>
  a.size === b.size && [...a.keys()].every((key) => b.has(key));

const list = (values: ReadonlyMap<string, unknown>) =>
  [...values.keys()].map((name) => `{${name}}`).join(" ") || "none";
