import { readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../../../..");
/** The catalogs that a shop's pages speak from. */
const CATALOGS = ["packages/site/src", "packages/storefront/src"];
const MESSAGE = /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm;

/** Tells whether a text is a message of the shop that this language says differently. */
export function englishLeftIn(locale: string): (text: string) => boolean {
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  const translated = new Set<string>();
  for (const [english, said] of messagesOf(locale)) {
    for (const form of formsOf(said)) translated.add(form);
    if (english === said) continue;
    for (const form of formsOf(english)) {
      if (!form.includes(GAP)) whole.add(form);
      else if (wordsIn(form) >= WORDS_MIN) patterns.push(patternOf(form));
      // React writes the text around an element or a value as nodes of their own.
      for (const part of form.split(GAP)) if (wordsIn(part) >= WORDS_MIN) whole.add(part.trim());
    }
  }
  // The same letters may be right for another message, or for another plural.
  for (const form of translated) whole.delete(form);
  return (text) => whole.has(text) || (/[a-z]/i.test(text) && patterns.some((pattern) => pattern.test(text)));
}

/** Fewer words between values could be anything: "{count} of {total}". */
const WORDS_MIN = 3;
const GAP = "\u0000";

function messagesOf(locale: string): readonly (readonly [english: string, said: string])[] {
  return CATALOGS.flatMap((folder) => {
    const text = readFileSync(path.join(ROOT, folder, `locales/${locale}.po`), "utf8");
    return [...text.matchAll(MESSAGE)].map(
      ([, english = "", said = ""]) => [joined(english), joined(said)] as const,
    );
  }).filter(([english]) => english !== "");
}

const joined = (lines: string): string =>
  lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as string)
    .join("");

/**
 * Everything that a message can say: one text for each choice of its plurals, with gaps for values and tags.
 *
 * @param message in ICU's message format
 */
function formsOf(message: string): readonly string[] {
  const at = message.indexOf("{");
  if (at === -1) return [tidy(message)];
  const end = closingOf(message, at);
  const [, , branches] = /^[^,]+,\s*(plural|select|selectordinal),([\s\S]*)$/.exec(
    message.slice(at + 1, end),
  ) ?? [null, null, null];
  const inside = branches === null || branches === undefined ? [GAP] : branchesOf(branches);
  return inside.flatMap((text) => formsOf(message.slice(0, at) + text + message.slice(end + 1)));
}

function branchesOf(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = text.indexOf("{"); at !== -1;) {
    const end = closingOf(text, at);
    found.push(text.slice(at + 1, end).replaceAll("#", GAP));
    at = text.indexOf("{", end);
  }
  return found;
}

/** The index of the brace that closes the one at `start`. */
function closingOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") depth++;
    if (text[at] === "}" && --depth === 0) return at;
  }
  throw new Error(`A brace is not closed in "${text}".`);
}

const tidy = (text: string): string =>
  text
    .replaceAll(/<\/?\d+\/?>/g, GAP)
    .replaceAll(/\s+/g, " ")
    .trim();

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

const patternOf = (form: string): RegExp =>
  new RegExp(
    `^${form
      .split(GAP)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(".+")}$`,
  );
