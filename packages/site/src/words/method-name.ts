import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const NAMES: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    "credit-card": msg`Credit card`,
    alipay: msg`Alipay`,
    wechatpay: msg`WeChat Pay`,
    unionpay: msg`UnionPay`,
    "line-pay": msg`LINE Pay`,
    sugoi: msg`Sugoi`,
    offline: msg`Customer service`,
  }),
);

/** A payment method's name for people; one we have no words for is shown as it is written. */
export function methodName(method: string, translate: (name: MessageDescriptor) => string): string {
  const name = NAMES.get(method);
  return name ? translate(name) : method;
}
