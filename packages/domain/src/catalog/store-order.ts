/** How the store list and my-store lists may be sorted. The first is the usual one. */
export const STORE_ORDERS = [
  "released_at-desc",
  "released_at-asc",
  "updated_at-desc",
  "updated_at-asc",
] as const;

export type StoreOrder = (typeof STORE_ORDERS)[number];

/** The order an address or a request asks for; anything unknown falls back to the newest first (R-CAT-5). */
export function parseStoreOrder(value: unknown): StoreOrder {
  return STORE_ORDERS.find((order) => order === value) ?? STORE_ORDERS[0];
}
