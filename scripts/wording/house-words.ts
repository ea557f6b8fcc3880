/** A word that is not used here, and what to write instead. The full list is in `docs/glossary.md`. */
type HouseWord = { readonly word: string; readonly instead: string };

export const HOUSE_WORDS: readonly HouseWord[] = [
  { word: "whoever", instead: "the caller, the client, the user, or the role that is meant" },
  { word: "somebody", instead: "the role that is meant (a player, a visitor, staff), or someone" },
  { word: "made anew", instead: "rendered again, refreshed; uncached" },
  { word: "anew", instead: "again; a page is rendered again, a cache entry is refreshed" },
  { word: "laid aside", instead: "deferred" },
  { word: "of theirs", instead: "their, or one of their" },
  { word: "all the same", instead: "still, anyway" },
];

/** Stories and games, which may use any word; and the places that define the list. */
const EXEMPT = [
  "docs/glossary.md",
  "packages/demo/games/",
  "packages/demo/src/catalogue/",
  "scripts/wording/",
];
const SOURCE = /\.(?:tsx?|sql|md)$|\/en-US\.po$/;
/** Lines of a catalog that hold no message: where one is used, and flags. */
const REFERENCE = /^#[:,~]/;

const ANY = new RegExp(String.raw`\b(?:${HOUSE_WORDS.map(({ word }) => word).join("|")})\b`, "gi");

/** A sentence for each house word in a file: line, word and what to write instead. */
export function houseWordsIn(file: string, text: string): readonly string[] {
  if (!SOURCE.test(file) || EXEMPT.some((start) => file.startsWith(start))) return [];
  return text.split("\n").flatMap((line, at) =>
    REFERENCE.test(line)
      ? []
      : Array.from(line.matchAll(ANY), ([found]) => {
          const known = HOUSE_WORDS.find(({ word }) => word === found.toLowerCase());
          return `${file}:${at + 1}: "${found}" is not used here; write: ${known?.instead ?? ""}`;
        }),
  );
}
