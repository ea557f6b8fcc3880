export { CART_ENTRIES_MAX, CART_STATES, canCheckOutCart, canRemoveFromBill } from "./cart-rules.ts";
export type { CartState } from "./cart-rules.ts";
