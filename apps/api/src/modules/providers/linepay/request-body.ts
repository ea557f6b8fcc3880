import { toWire } from "../amounts.ts";
import type { PaymentView, StartAt } from "../provider.types.ts";
import { AMOUNT_UNITS } from "./details.ts";

/** JSON has numbers only; two decimals survive them unchanged. */
export const wireAmount = ({ amount }: PaymentView) => ({
  amount: Number(toWire(amount, AMOUNT_UNITS)),
  currency: amount.currency,
});

/** Marks the return of a payer who cancelled. */
export const CANCELLED = "cancelled";

/** The body of `POST /v3/payments/request`. */
export function requestBody(payment: PaymentView, { returnUrl, locale }: StartAt): object {
  const { amount, currency } = wireAmount(payment);
  const name = `Top-up ${payment.orderNo}`;
  return {
    amount,
    currency,
    orderId: payment.orderNo,
    packages: [{ id: payment.orderNo, amount, name, products: [{ name, quantity: 1, price: amount }] }],
    redirectUrls: { confirmUrl: returnUrl, cancelUrl: `${returnUrl}?${CANCELLED}=1` },
    options: { payment: { capture: true }, display: { locale: LANGUAGES.get(locale) ?? "en" } },
  };
}

/** The languages of its pages. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ["zh-TW", "zh_TW"],
  ["zh-CN", "zh_CN"],
  ["ja-JP", "ja"],
  ["ko-KR", "ko"],
  ["th-TH", "th"],
]);
