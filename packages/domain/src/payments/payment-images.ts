/** Methods and providers that have a picture, by picture key. */
export const PAYMENT_IMAGES = [
  "wechatpay",
  "alipay",
  "line-pay",
  "credit-card",
  "tappay",
  "newebpay",
  "stripe",
  "sugoi",
  "paypal",
  "unionpay",
  "taobao",
] as const;

export type PaymentImage = (typeof PAYMENT_IMAGES)[number];

/**
 * The picture key of a payment method or provider, or null when there is no picture and the name is shown instead.
 * Keys of providers have no hyphens.
 */
export function paymentImage(name: string): PaymentImage | null {
  return PAYMENT_IMAGES.find((key) => key === name || key.replaceAll("-", "") === name) ?? null;
}
