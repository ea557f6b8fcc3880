import type { ReviewReason } from "./payment-machine.ts";

/** The fields on which our order and the provider's statement must agree. */
interface PaymentIdentity {
  readonly provider_key: string;
  /** Our merchant account at the provider. */
  readonly merchant_account: string;
  readonly order_no: string;
  readonly currency_id: string;
  /** Minor units of the currency, two decimals. */
  readonly pay_amount: number;
}

/**
 * The first field on which the provider's statement and our order disagree, or null. The amount must match exactly: too
 * much is as wrong as too little (R-PAY-4).
 */
export function factMismatch(order: PaymentIdentity, fact: PaymentIdentity): ReviewReason | null {
  if (fact.order_no !== order.order_no) return "order-mismatch";
  if (fact.provider_key !== order.provider_key) return "provider-mismatch";
  if (fact.merchant_account !== order.merchant_account) return "merchant-mismatch";
  if (fact.currency_id !== order.currency_id) return "currency-mismatch";
  return fact.pay_amount === order.pay_amount ? null : "amount-mismatch";
}
