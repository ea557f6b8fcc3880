export { checkout, DEFAULT_CREATOR_RATE_BP } from "./checkout.ts";
export type { CheckoutRequest, CheckoutResult, Wanted } from "./checkout.types.ts";
export { sendOrderReceipts } from "./order-receipts.ts";
