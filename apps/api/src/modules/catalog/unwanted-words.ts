import { exactQuery } from "./search-words.ts";

/**
 * Splits what was typed: a word behind a minus is unwanted (R-CAT-21). A minus inside a word (sci-fi) or on its own is
 * no such sign.
 */
export function unwantedOf(typed: string): { readonly wanted: string; readonly unwanted: string | null } {
  const unwanted: string[] = [];
  const wanted = typed.normalize("NFKC").replace(UNWANTED, (_all, before: string, word: string) => {
    const query = exactQuery(word);
    if (query) unwanted.push(`(${query})`);
    return before;
  });
  return { wanted: wanted.trim(), unwanted: unwanted.length > 0 ? unwanted.join(" | ") : null };
}

/** Some keyboards type a dash or the mathematical minus. */
const UNWANTED = /(^|\s)[-\u2212\u2013]+([^\s\-\u2212\u2013]\S*)/gu;
