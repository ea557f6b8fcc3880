import { signatureOf } from "./signed-redirect.ts";
import { SUGOI } from "./sugoi/protocol.ts";

/** The provider that benchmarks pay at: the simplest one that signs its messages. */
export const SIMULATED_PROVIDER = SUGOI.key;

/** As the simulator signs; no other provider takes it. */
const SECRET = "sugoi-development-key-of-no-value";

/**
 * The message by which the simulated provider says that a payment was made, good for a few minutes.
 *
 * @param payment amount in minor units of the currency
 */
export function paidMessage(payment: {
  readonly merchantAccount: string;
  readonly order_no: string;
  readonly pay_amount: number;
  readonly currency_id: string;
}): string {
  const { fields: names } = SUGOI;
  const fields = {
    [names.merchant]: payment.merchantAccount,
    [names.orderNo]: payment.order_no,
    [names.txnId]: `B-${payment.order_no}`,
    [names.status]: "PAID",
    [names.amount]: String(payment.pay_amount),
    [names.currency]: payment.currency_id,
    [names.timestamp]: String(Math.floor(Date.now() / 1_000)),
    [names.nonce]: payment.order_no,
  };
  return new URLSearchParams({ ...fields, [names.signature]: signatureOf(fields, SECRET) }).toString();
}
