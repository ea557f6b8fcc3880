import { toWire } from "../amounts.ts";
import type { PaymentView, StartAt } from "../provider.types.ts";
import { bankTransactionId } from "./bank-transaction-id.ts";
import { AMOUNT_UNITS } from "./record.ts";
import type { Cardholder } from "./cardholder.ts";
import type { TappaySettings } from "./settings.ts";

/** Marks the return of a payer who left the bank's page. */
export const LEFT = "left";

/** The body of `POST /tpc/payment/pay-by-prime`. */
export const paymentBody = (
  { prime, cardholder }: { readonly prime: string; readonly cardholder: Cardholder },
  payment: PaymentView,
  { returnUrl, notifyUrl }: StartAt,
  { merchantId }: TappaySettings,
): object => ({
  prime,
  merchant_id: merchantId,
  amount: Number(toWire(payment.amount, AMOUNT_UNITS)),
  currency: payment.amount.currency,
  order_number: payment.orderNo,
  bank_transaction_id: bankTransactionId(payment.orderNo),
  details: `Top-up ${payment.orderNo}`,
  cardholder,
  three_domain_secure: true,
  result_url: {
    frontend_redirect_url: returnUrl,
    backend_notify_url: notifyUrl,
    go_back_url: `${returnUrl}?${LEFT}=1`,
  },
  remember: false,
});
