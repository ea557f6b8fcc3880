import { readFileSync } from "node:fs";
import path from "node:path";

/** Looks up the product's own messages in a shop's language by their English text. */
export type Say = (english: string) => string;

export const inEnglish: Say = (english) => english;

const CATALOGS = [
  "packages/site/src",
  "packages/storefront/src",
  "packages/storefront/src/pages",
  "apps/account/app",
  "apps/pay/app",
];
const MESSAGE = /^msgid "(.*)"\nmsgstr "(.+)"$/gm;

/**
 * As in the product's catalogs. @throws for unknown messages, so a journey never searches for something that
 * cannot exist
 */
export function inLanguage(locale: string): Say {
  const root = path.resolve(import.meta.dirname, "../../../..");
  const known = new Map<string, string>();
  for (const catalog of CATALOGS) {
    const text = readFileSync(path.join(root, catalog, `locales/${locale}.po`), "utf8");
    for (const [, english = "", said = ""] of text.matchAll(MESSAGE)) known.set(english, said);
  }
  return (english) => {
    const said = known.get(english);
    if (said === undefined) throw new Error(`No catalog says "${english}" in ${locale}.`);
    return said;
  };
}
