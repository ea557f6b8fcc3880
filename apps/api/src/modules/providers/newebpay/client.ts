import * as v from "valibot";
import { toWire } from "../amounts.ts";
import { askVendor, isOk, textOf } from "../ask-vendor.ts";
import type { Reach } from "../define-provider.ts";
import { exactObject } from "../exact-json.ts";
import type { PaymentView } from "../provider.types.ts";
import { checkCode, checkValue, encrypted, sameText } from "./cipher.ts";
import type { NewebpaySettings } from "./settings.ts";
import { AMOUNT_UNITS, trade } from "./trade.ts";

const TIMEOUT_MS = 20_000;

type Answer = { readonly status: string; readonly result: unknown } | null;

/** Posts a form to NewebPay's API; null for an answer that never came or is not JSON. */
async function post(
  { baseUrl }: NewebpaySettings,
  { fetch: fetcher }: Reach,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Answer> {
  const init = { method: "POST", body: new URLSearchParams(fields) };
  const response = await askVendor(fetcher, baseUrl + path, init, { timeoutMs: TIMEOUT_MS });
  const answer = response && isOk(response) ? exactObject(textOf(response)) : null;
  return typeof answer?.Status === "string" ? { status: answer.Status, result: answer.Result } : null;
}

export const seconds = (at: Date): string => String(Math.floor(at.getTime() / 1000));
export const amountOf = ({ amount }: PaymentView): string => toWire(amount, AMOUNT_UNITS);

const described = v.object({
  ...trade.entries,
  TradeStatus: v.string(),
  CheckCode: v.string(),
  /** Card payments: `0` until a settlement was requested. */
  CloseStatus: v.optional(v.string(), ""),
  /** Card payments: `0` until a refund was requested. */
  BackStatus: v.optional(v.string(), ""),
});
export type Described = v.InferOutput<typeof described>;

/** What NewebPay says of an order; a text is its error code. Null: nothing that can be trusted. */
export async function queryTrade(
  settings: NewebpaySettings,
  reach: Reach,
  payment: PaymentView,
): Promise<Described | string | null> {
  const asked = {
    Amt: amountOf(payment),
    MerchantID: settings.merchantId,
    MerchantOrderNo: payment.orderNo,
  };
  const answer = await post(settings, reach, "/API/QueryTradeInfo", {
    ...asked,
    Version: "1.3",
    RespondType: "JSON",
    CheckValue: checkValue(asked, settings),
    TimeStamp: seconds(reach.now()),
  });
  if (!answer) return null;
  if (answer.status !== "SUCCESS") return answer.status;
  const read = v.safeParse(described, answer.result);
  if (!read.success) return null;
  const { Amt, MerchantID, MerchantOrderNo, TradeNo, CheckCode } = read.output;
  const wanted = checkCode({ Amt, MerchantID, MerchantOrderNo, TradeNo }, settings);
  return MerchantOrderNo === payment.orderNo && sameText(CheckCode, wanted) ? read.output : null;
}

/**
 * Refunds a card payment: `Cancel` lifts an authorization that was not settled yet, `Close`
 * returns settled money.
 *
 * @returns whether NewebPay accepted
 */
export async function giveBack(
  settings: NewebpaySettings,
  reach: Reach,
  payment: PaymentView,
  isSettled: boolean,
): Promise<boolean> {
  const fields = {
    RespondType: "JSON",
    Version: isSettled ? "1.1" : "1.0",
    Amt: amountOf(payment),
    MerchantOrderNo: payment.orderNo,
    IndexType: "1",
    TimeStamp: seconds(reach.now()),
    ...(isSettled && { CloseType: "2" }),
  };
  const answer = await post(settings, reach, `/API/CreditCard/${isSettled ? "Close" : "Cancel"}`, {
    MerchantID_: settings.merchantId,
    PostData_: encrypted(new URLSearchParams(fields).toString(), settings),
  });
  return answer?.status === "SUCCESS";
}
