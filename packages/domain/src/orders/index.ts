export { QUOTE_DIFFERENCE_FIELDS, differencesFromShown, shownQuote } from "./differences.ts";
export type { QuoteDifference, ShownQuote } from "./differences.ts";
export { gameRefund, refundEnds } from "./game-refund.ts";
export type { GameRefund, RefundFacts, RefundPolicy } from "./game-refund.ts";
export { purchaseRefusal } from "./purchase-refusal.ts";
export { coinsToAdd, quoteCheckout, quoteLine } from "./quote.ts";
export type { CheckoutQuote, QuoteLine } from "./quote.ts";
export { REFUND_DAYS_MAX, refundWindowEndedFor } from "./refund-window.ts";
