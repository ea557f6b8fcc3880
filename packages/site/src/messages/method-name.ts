import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const NAMES: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    "credit-card": msg`Credit card`,
    alipay: msg`Alipay`,
    wechatpay: msg`WeChat Pay`,
    unionpay: msg`UnionPay`,
    "line-pay": msg`LINE Pay`,
    paypal: msg`PayPal`,
    sugoi: msg`Sugoi`,
    taobao: msg`Taobao voucher`,
    offline: msg`Customer service`,
  }),
);

/** A payment method's display name; unknown ones are shown as is. */
export function methodName(method: string, translate: (name: MessageDescriptor) => string): string {
  const name = NAMES.get(method);
  return name ? translate(name) : method;
}
