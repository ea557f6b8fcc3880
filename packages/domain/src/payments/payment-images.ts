/** Methods and providers there are pictures of; each key names its picture. */
export const PAYMENT_IMAGES = [
  "wechatpay",
  "alipay",
  "line-pay",
  "credit-card",
  "tappay",
  "newebpay",
  "stripe",
  "sugoi",
] as const;

export type PaymentImage = (typeof PAYMENT_IMAGES)[number];

/** The key of the picture of a payment method or provider, or null where there is none and its name has to do. */
export function paymentImage(name: string): PaymentImage | null {
  return PAYMENT_IMAGES.find((key) => key === name) ?? null;
}
