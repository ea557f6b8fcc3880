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

/** Files with a user-visible message, or a note for its translators, that still has such a word; to be emptied. */
const NOT_YET = [
  "apps/pay/app/locales/en-US.po",
  "apps/pay/app/timeline/outlook.tsx",
  "packages/site/src/locales/en-US.po",
  "packages/site/src/messages/error-messages.ts",
  "packages/storefront/src/account-logs/grant-names.ts",
  "packages/storefront/src/boundaries/hidden-authors.tsx",
  "packages/storefront/src/catalog/buy-buttons.tsx",
  "packages/storefront/src/comments/comment-section.tsx",
  "packages/storefront/src/help/answers/",
  "packages/storefront/src/locales/en-US.po",
  "packages/storefront/src/orders/checkout-dialog.tsx",
  "packages/storefront/src/pages/employment.route.tsx",
  "packages/storefront/src/pages/privacy.route.tsx",
  "packages/storefront/src/pages/stored-items.tsx",
  "packages/storefront/src/people/activity-sentence.tsx",
  "packages/storefront/src/support/case-fold.tsx",
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
  if (!SOURCE.test(file) || [...NOT_YET, ...EXEMPT].some((start) => file.startsWith(start))) return [];
  return text.split("\n").flatMap((line, at) =>
    REFERENCE.test(line)
      ? []
      : Array.from(line.matchAll(ANY), ([found]) => {
          const known = HOUSE_WORDS.find(({ word }) => word === found.toLowerCase());
          return `${file}:${at + 1}: "${found}" is not used here; write: ${known?.instead ?? ""}`;
        }),
  );
}
