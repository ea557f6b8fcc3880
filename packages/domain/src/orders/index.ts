export { QUOTE_DIFFERENCE_FIELDS, differencesFromShown, shownQuote } from "./differences.ts";
export type { QuoteDifference, QuoteDifferenceField, ShownLine, ShownQuote } from "./differences.ts";
export { purchaseRefusal } from "./purchase-refusal.ts";
export type { PurchaseFacts } from "./purchase-refusal.ts";
export { quoteCheckout, quoteLine } from "./quote.ts";
export type { CheckoutQuote, CheckoutRequest, LineRequest, QuoteLine } from "./quote.ts";
export { REFUND_WINDOW_MS, refundWindowEndedFor } from "./refund-window.ts";
