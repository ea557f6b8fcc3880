export {
  CART_ENTRIES_MAX,
  CART_STATES,
  CART_WAITING,
  canCheckOutCart,
  canRemoveFromBill,
} from "./cart-rules.ts";
export type { CartState } from "./cart-rules.ts";
