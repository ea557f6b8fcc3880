import { createHash } from "node:crypto";
import { toWire } from "../amounts.ts";
import type { Reach } from "../define-provider.ts";
import type { PaymentView, ProviderFact } from "../provider.types.ts";
import { call } from "./client.ts";
import { timeIn } from "./order-time.ts";
import type { UnionpaySettings } from "./settings.ts";
import { AMOUNT_UNITS, isPaid, KEY } from "./trade.ts";

/** Their documents' own address for "no notification, please". */
const NO_MESSAGE = "http://www.specialUrl.com";

/**
 * Refunds as a separate trade, which names the original one by UnionPay's number.
 *
 * A repeat carries the same number and time, so it is the same trade there. Whatever the answer, the trade itself is
 * asked for: it may have been refused as a repeat of one that was done.
 */
export async function refund(
  settings: UnionpaySettings,
  reach: Reach,
  payment: PaymentView,
  queryId: string,
  { refundId, minor }: { readonly refundId: string; readonly minor: number },
): Promise<readonly ProviderFact[] | "unavailable"> {
  const orderId = numberOf(refundId);
  const named = { orderId, txnTime: timeIn(refundId) };
  const txnAmt = toWire({ currency: payment.amount.currency, minor }, AMOUNT_UNITS);
  await call(settings, reach, "/gateway/api/backTransReq.do", {
    ...named,
    txnType: "04",
    txnSubType: "00",
    channelType: "07",
    txnAmt,
    origQryId: queryId,
    backUrl: NO_MESSAGE,
  });
  const answer = await call(settings, reach, "/gateway/api/queryTrans.do", {
    ...named,
    txnType: "00",
    txnSubType: "00",
  });
  if (!isPaid(answer?.respCode) || !isPaid(answer?.origRespCode) || answer?.txnAmt !== txnAmt)
    return "unavailable";
  return [
    {
      provider: KEY,
      merchantAccount: settings.merchantId,
      orderNo: payment.orderNo,
      providerTxnId: queryId,
      kind: "refunded",
      amount: payment.amount,
      back: { refundId: orderId, amount: { currency: payment.amount.currency, minor } },
      evidence: { source: "sync-answer", rawRef: refundId },
    },
  ];
}

/** Letters and digits, 8 to 32 of them. */
const numberOf = (refundId: string): string =>
  /^[0-9A-Za-z]{8,32}$/.test(refundId)
    ? refundId
    : createHash("sha256").update(refundId).digest("hex").slice(0, 32);
