import { ask } from "./api.ts";
import { listVariables } from "./catalogue.ts";
import type { Product } from "./product.ts";

/** Plausible search terms, taken from the names of a hundred games in their language. */
export async function wordsOf(
  product: Product,
  locale: string,
  split: (name: string) => readonly string[],
): Promise<readonly string[]> {
  type Named = { readonly store_info: readonly { readonly name: string }[] };
  const { findStore } = await ask<{ findStore: { list: Named[] } }>(
    product,
    "StoreListPage",
    listVariables({ locale, q: { orderField: "updated_at-asc" }, limit: 100 }),
  );
  const words = new Set(findStore.list.flatMap(({ store_info: [info] }) => (info ? split(info.name) : [])));
  return [...words].toSorted();
}

/** Words of languages that put spaces between them. */
export const words = (name: string): readonly string[] => name.match(/[\p{L}]{3,}/gu) ?? [];

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/gu;

/** Neighboring letters of Chinese and Japanese. */
export const pairs = (name: string): readonly string[] =>
  (name.match(CJK) ?? []).flatMap((run) =>
    Array.from(run)
      .slice(1)
      .map((letter, at) => Array.from(run)[at] + letter),
  );

/** Words of Thai, which puts no spaces between them. */
export const syllables = (name: string): readonly string[] => {
  const thai = name.match(/[\p{Script=Thai}]{3,}/gu) ?? [];
  const segments = new Intl.Segmenter("th", { granularity: "word" });
  return thai.flatMap((run) =>
    [...segments.segment(run)].map(({ segment }) => segment).filter((word) => word.length > 2),
  );
};
