/** Sort orders of the store list and the my-store lists. The first is the default. */
export const STORE_ORDERS = [
  "released_at-desc",
  "released_at-asc",
  "updated_at-desc",
  "updated_at-asc",
] as const;

export type StoreOrder = (typeof STORE_ORDERS)[number];

/** The requested sort order; anything unknown falls back to newest first (R-CAT-5). */
export function parseStoreOrder(value: unknown): StoreOrder {
  return STORE_ORDERS.find((order) => order === value) ?? STORE_ORDERS[0];
}
