/** An empty cart cannot be checked out: the button does nothing (R-CHK-14). */
export function canCheckOutCart(lines: readonly unknown[]): boolean {
  return lines.length > 0;
}

/** In a cart bill a game can be taken out, unless it is the only one left. */
export function canRemoveFromBill(lines: readonly unknown[]): boolean {
  return lines.length > 1;
}

/** The state of a cart entry that waits in the cart. */
export const CART_WAITING = 0;

/** The states of a cart entry. */
export const CART_STATES = { waiting: CART_WAITING, bought: 1 } as const;

export type CartState = (typeof CART_STATES)[keyof typeof CART_STATES];

/** Most games in one cart; as many can be checked out together (R-CRT-2). */
export const CART_ENTRIES_MAX = 100;
