import type { ReviewReason } from "./payment-machine.ts";

/** What both our order and a provider's statement must name alike. */
export interface PaymentIdentity {
  readonly provider_key: string;
  /** Our account at the provider. */
  readonly merchant_account: string;
  readonly order_no: string;
  readonly currency_id: string;
  /** Minor units of the currency, two decimals. */
  readonly pay_amount: number;
}

/**
 * What in a provider's statement does not agree with our order, or null when all does.
 * The amount must be equal to the last unit: too much is as wrong as too little (R-PAY-4).
 */
export function factMismatch(order: PaymentIdentity, fact: PaymentIdentity): ReviewReason | null {
  if (fact.order_no !== order.order_no) return "order-mismatch";
  if (fact.provider_key !== order.provider_key) return "provider-mismatch";
  if (fact.merchant_account !== order.merchant_account) return "merchant-mismatch";
  if (fact.currency_id !== order.currency_id) return "currency-mismatch";
  return fact.pay_amount === order.pay_amount ? null : "amount-mismatch";
}
