import { CATEGORIES } from "@catnip/domain/catalog";
import { LOCALES } from "@catnip/domain/locales";
import { listVariables } from "./catalogue.ts";

/** A request's variables by its number: far more different ones than the API caches answers. */
export type Numbered = (number: number) => object;

/** As a person leafs through a list: page by page, then in another order, of other shelves, in another language. */
export function everDifferentLists(): Numbered {
  return (number) => {
    const [page, order, shelves, locale] = digits(number, [
      PAGES,
      ORDERS.length,
      SHELVES.length,
      LOCALES.length,
    ]);
    return listVariables({
      locale: LOCALES[locale ?? 0],
      categories: SHELVES[shelves ?? 0],
      q: { orderField: ORDERS[order ?? 0], page: 1 + (page ?? 0) },
    });
  };
}

/** One word or two of the names of games, on some shelves. @param words in one language */
export function everDifferentSearches(locale: string, words: readonly string[]): Numbered {
  if (words.length === 0) throw new Error(`The catalogue has no names in ${locale}.`);
  return (number) => {
    const [first, second, shelves] = digits(number, [words.length, words.length + 1, SHELVES.length]);
    // Single words first, then all pairs.
    const keyword = [words[first ?? 0], words[(second ?? 0) - 1]].filter(Boolean).join(" ");
    return listVariables({ locale, keyword, categories: SHELVES[shelves ?? 0], q: {} });
  };
}

const ORDERS = ["released_at-desc", "released_at-asc", "updated_at-desc", "updated_at-asc"] as const;
/** As many as the smallest choice of a thousand games has. */
const PAGES = 8;

/** All shelves first, as most people look at them. */
const SHELVES = Array.from({ length: 2 ** CATEGORIES.length - 1 }, (_, missing) =>
  CATEGORIES.filter((_shelf, at) => (missing & (1 << at)) === 0),
);

/** Digits of a mixed-radix number; wraps around after the last one. */
function digits(number: number, ends: readonly number[]): readonly number[] {
  let left = number;
  return ends.map((end) => {
    const digit = left % end;
    left = Math.floor(left / end);
    return digit;
  });
}
