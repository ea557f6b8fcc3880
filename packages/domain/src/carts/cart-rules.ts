/** An empty cart cannot be checked out: the button does nothing (R-CHK-14). */
export function canCheckOutCart(lines: readonly unknown[]): boolean {
  return lines.length > 0;
}

/** In the bill of a cart, any game can be removed except the last one. */
export function canRemoveFromBill(lines: readonly unknown[]): boolean {
  return lines.length > 1;
}

/** The state of an entry that is still in the cart. */
const CART_WAITING = 0;

/** The states of a cart entry. */
export const CART_STATES = { waiting: CART_WAITING, bought: 1 } as const;

export type CartState = (typeof CART_STATES)[keyof typeof CART_STATES];

/** Maximum number of games in a cart, and so in one checkout (R-CRT-2). */
export const CART_ENTRIES_MAX = 100;
