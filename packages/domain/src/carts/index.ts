export { CART_ENTRIES_MAX, CART_WAITING, canCheckOutCart, canRemoveFromBill } from "./cart-rules.ts";
