import type { CheckoutQuote } from "./quote.ts";

/** What the buyer saw for one game when confirming; amounts in meowcent. */
interface ShownLine {
  readonly store_id: number;
  readonly list: number;
  readonly discount: number;
  readonly sale: number;
  readonly final: number;
}

/** What the buyer saw when confirming; amounts in meowcent. */
export interface ShownQuote {
  readonly lines: readonly ShownLine[];
  readonly total: number;
  readonly silver: number;
  readonly coin: number;
}

/**
 * One number that differs from what the buyer saw, in meowcent; for `count`, how many times the game is in the
 * checkout. `store_id` is null for amounts of the whole checkout.
 */
export interface QuoteDifference {
  readonly store_id: number | null;
  readonly field: QuoteDifferenceField;
  readonly shown: number;
  readonly actual: number;
}

const LINE_FIELDS = ["list", "discount", "sale", "final"] as const;
const WHOLE_FIELDS = ["total", "silver", "coin"] as const;

/** The numbers that can differ. `count`: how often a game is in the checkout. */
export const QUOTE_DIFFERENCE_FIELDS = ["count", ...LINE_FIELDS, ...WHOLE_FIELDS] as const;

type QuoteDifferenceField = (typeof QUOTE_DIFFERENCE_FIELDS)[number];

/** The numbers of a checkout that the buyer agrees to. */
type AgreedQuote = ShownQuote | Pick<CheckoutQuote, "lines" | "total" | "silver" | "coin">;

/**
 * Every number that differs between a fresh quote and what the buyer saw (R-CHK-2).
 *
 * Nothing may be charged unless the list is empty. A lower price counts too, since the buyer should know what they
 * agree to. The order of the games is irrelevant.
 */
export function differencesFromShown(quote: AgreedQuote, shown: AgreedQuote): readonly QuoteDifference[] {
  const storeIds = new Set([...quote.lines, ...shown.lines].map((line) => line.store_id));
  return [
    ...[...storeIds].flatMap((storeId) => lineDifferences(storeId, quote.lines, shown.lines)),
    ...WHOLE_FIELDS.flatMap((field) => difference(null, field, shown[field], quote[field])),
  ];
}

/** What to send to the API for the quote on the screen: the four agreed amounts of each line, and the totals. */
export function shownQuote({ lines, total, silver, coin }: AgreedQuote): ShownQuote {
  return {
    lines: lines.map(({ store_id, list, discount, sale, final }) => ({
      store_id,
      list,
      discount,
      sale,
      final,
    })),
    total,
    silver,
    coin,
  };
}

function lineDifferences(storeId: number, quoted: readonly ShownLine[], shown: readonly ShownLine[]) {
  const actualLines = quoted.filter((line) => line.store_id === storeId);
  const shownLines = shown.filter((line) => line.store_id === storeId);
  const counts = difference(storeId, "count", shownLines.length, actualLines.length);
  if (counts.length > 0) return counts;
  return actualLines.flatMap((actual, index) =>
    LINE_FIELDS.flatMap((field) =>
      difference(storeId, field, shownLines[index]?.[field] ?? 0, actual[field]),
    ),
  );
}

function difference(
  storeId: number | null,
  field: QuoteDifference["field"],
  shown: number,
  actual: number,
): QuoteDifference[] {
  return shown === actual ? [] : [{ store_id: storeId, field, shown, actual }];
}
