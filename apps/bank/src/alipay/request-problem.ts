import { chinaMs, isWebAddress, type Fields } from "../fields.ts";
import { MERCHANT } from "./keys.ts";
import { isMerchants } from "./signature.ts";

/** The vendor's own codes. */
export type Refusal = { readonly code: string; readonly sub_code: string };

const invalid = (sub_code: string): Refusal => ({ code: "40002", sub_code });
const SKEW_MS = 900_000;

/** Why Alipay would refuse a request of any kind; null if it is ours and fresh. */
export async function requestProblem(fields: Fields, now: Date): Promise<Refusal | null> {
  if (fields.app_id !== MERCHANT.appId) return invalid("isv.invalid-app-id");
  if (!fields.method) return { code: "40001", sub_code: "isv.missing-method" };
  if (fields.sign_type !== "RSA2") return invalid("isv.invalid-signature-type");
  if (!(await isMerchants(fields))) return invalid("isv.invalid-signature");
  if (fields.format !== "JSON") return invalid("isv.invalid-format");
  if (fields.charset !== "utf-8") return invalid("isv.invalid-charset");
  if (fields.version !== "1.0") return invalid("isv.invalid-version");
  const isTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(fields.timestamp ?? "");
  return isTime && Math.abs(chinaMs(fields.timestamp) - now.getTime()) <= SKEW_MS
    ? null
    : invalid("isv.invalid-timestamp");
}

/** What the order itself says; every value of the content is text. */
export type Order = Readonly<Record<string, unknown>>;

const PRODUCTS: ReadonlyMap<string, string | undefined> = new Map([
  ["alipay.trade.page.pay", "FAST_INSTANT_TRADE_PAY"],
  ["alipay.trade.wap.pay", "QUICK_WAP_WAY"],
  ["alipay.trade.precreate", undefined],
]);

export const isNumber = (value: unknown): boolean => typeof value === "string" && /^\w{1,64}$/.test(value);

/** Yuan as text with two decimals, between 0.01 and 100000000. */
export const isAmount = (value: unknown): value is string =>
  typeof value === "string" && /^(0|[1-9]\d{0,7})\.\d\d$/.test(value) && value !== "0.00";

/** Why Alipay would refuse an order; null if it is well formed. */
export function orderProblem(fields: Fields, order: Order): Refusal | null {
  const isGood =
    isNumber(order.out_trade_no) &&
    isAmount(order.total_amount) &&
    typeof order.subject === "string" &&
    /^[^/=&]{1,256}$/.test(order.subject) &&
    order.product_code === PRODUCTS.get(fields.method ?? "") &&
    Number.isFinite(chinaMs(typeof order.time_expire === "string" ? order.time_expire : "")) &&
    isWebAddress(fields.notify_url) &&
    (fields.method === "alipay.trade.precreate" || isWebAddress(fields.return_url)) &&
    (fields.method !== "alipay.trade.wap.pay" || isWebAddress(String(order.quit_url)));
  return isGood ? null : { code: "40004", sub_code: "ACQ.INVALID_PARAMETER" };
}
