export { CART_WAITING, canCheckOutCart, canRemoveFromBill } from "./cart-rules.ts";
