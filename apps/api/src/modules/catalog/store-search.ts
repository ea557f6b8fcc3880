import type { StoreOrder, StoreSearchType } from "@catnip/domain/catalog";
import type { TypedQuery } from "./search-words.ts";

/** Which games a list holds, in a normal form. */
export type StoreSearch = {
  readonly kind: "one" | StoreSearchType;
  readonly id: number | null;
  readonly authorUuid: string | null;
  /** ANDed, not ORed: each further choice narrows the list. */
  readonly tagIds: readonly string[];
  readonly excludedTagIds: readonly string[];
  readonly contentWarnings: readonly string[];
  readonly excludedContentWarnings: readonly string[];
  readonly excludedAuthorUuids: readonly string[];
  readonly categories: readonly string[] | null;
  /** Null: no keyword. `nothing`: a keyword without anything searchable. */
  readonly typed: TypedQuery | "nothing" | null;
  /** Words typed behind a minus, as a `tsquery`: no game with any of them. */
  readonly unwanted: string | null;
  /** A game is in one of them; empty: whatever its languages. The same goes for `platforms`. */
  readonly languages: readonly string[];
  readonly platforms: readonly string[];
  readonly isInBrowser: boolean;
  readonly hasTrial: boolean;
  /** In meowcent, inclusive at both ends. */
  readonly price: {
    readonly min: number | null;
    readonly max: number | null;
    readonly afterDiscount: boolean;
  } | null;
  readonly order: StoreOrder | "standing-desc" | "purchases-desc" | "relevance";
  /** Tags that recommendations favor. */
  readonly likedTagIds: readonly string[];
  readonly limit: number;
  readonly offset: number;
};

/** What we know about the reader, where the list depends on it. */
export type Asker = {
  /** Country whose prices the filter compares, in lower case. */
  readonly country: string;
  /** Whose list it is, if it depends on what they own, wish for and follow. */
  readonly ownerUuid: string | null;
};

export type Statement = { readonly text: string; readonly values: readonly unknown[] };
