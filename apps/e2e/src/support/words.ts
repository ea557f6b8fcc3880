import { readFileSync } from "node:fs";
import path from "node:path";

/** Says the product's own words in the language of a shop, by what they are in English. */
export type Say = (english: string) => string;

export const inEnglish: Say = (words) => words;

const CATALOGS = ["packages/site/src", "packages/storefront/src", "apps/account/app", "apps/pay/app"];
const MESSAGE = /^msgid "(.*)"\nmsgstr "(.+)"$/gm;

/** As the product's catalogs have it. @throws for words that no catalog knows, so that a journey never looks for nothing */
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
