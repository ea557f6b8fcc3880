import { toWire } from "../amounts.ts";
import { chinaDigits } from "../china-time.ts";
import type { Reach } from "../define-provider.ts";
import { postedReturn } from "../posted-return.ts";
import type { PaymentProvider, PaymentView, ProviderCapabilities } from "../provider.types.ts";
import { call, signedRequest } from "./client.ts";
import { PURCHASE, readNotification } from "./notification.ts";
import { orderTime } from "./order-time.ts";
import { refund } from "./refund.ts";
import { DAY_AHEAD_HOURS, listSettled } from "./settled.ts";
import type { UnionpaySettings } from "./settings.ts";
import { AMOUNT_UNITS, CNY, isPaid, isUnknown, KEY, tradeFact } from "./trade.ts";

export const CAPABILITIES: ProviderCapabilities = {
  kind: ["redirect"],
  trust: "signed-push",
  canQuery: true,
  canClose: false,
  refund: "partial",
  orderTtlMs: 30 * 60_000,
  unknownOrderQueryIsPunished: false,
  // Their day ends at eleven in the evening, China time. Its file is made by nine in the morning, rarely later.
  settlement: { utcOffsetHours: DAY_AHEAD_HOURS, readyAfterHours: 13 },
};

/** Their code for a computer and for a phone. */
const CHANNELS = { web: "07", wap: "08" } as const;
/** There is no such trade. */
const NOT_THERE = "34";

/** UnionPay's online gateway, version 5.1.0: the browser posts a signed form to its cashier. */
export function unionpayAdapter(settings: UnionpaySettings, reach: Reach): PaymentProvider {
  const ask = (payment: PaymentView) =>
    call(settings, reach, "/gateway/api/queryTrans.do", {
      orderId: payment.orderNo,
      txnTime: orderTime(payment),
      txnType: "00",
      txnSubType: "00",
    });

  const query: NonNullable<PaymentProvider["query"]> = async (payment) => {
    const answer = await ask(payment);
    if (answer?.respCode === NOT_THERE) return "unknown-to-provider";
    // `respCode` is about the question; how the trade went is another field.
    if (answer?.respCode !== "00") return "unavailable";
    const { origRespCode } = answer;
    if (!origRespCode) return "unavailable";
    const kind = isPaid(origRespCode) ? "succeeded" : isUnknown(origRespCode) ? "pending" : "failed";
    const fact = tradeFact(answer, kind, { source: "query", rawRef: payment.orderNo }, payment.amount);
    return fact ? [fact] : "unavailable";
  };

  return {
    key: KEY,
    merchantAccount: settings.merchantId,
    capabilities: CAPABILITIES,

    start: async (payment, { returnUrl, notifyUrl, device = "web" }) => {
      const txnTime = orderTime(payment);
      const fields = signedRequest(settings, {
        txnType: PURCHASE,
        txnSubType: "01",
        channelType: CHANNELS[device],
        orderId: payment.orderNo,
        txnTime,
        txnAmt: toWire(payment.amount, AMOUNT_UNITS),
        currencyCode: CNY,
        payTimeout: chinaDigits(payment.expiresAt),
        riskRateInfo: `{commodityName=Top-up ${payment.orderNo}}`,
        frontUrl: postedReturn(returnUrl),
        backUrl: notifyUrl,
      });
      const action = `${settings.baseUrl}/gateway/api/frontTransReq.do`;
      return { next: { type: "form", action, fields }, facts: [] };
    },

    onNotify: async (request) => readNotification(request, settings, reach.now()),
    query,

    refund: async (payment, wanted) => {
      const answer = await ask(payment);
      if (answer?.respCode !== "00" || !isPaid(answer.origRespCode) || !answer.queryId) return "unavailable";
      return refund(settings, reach, payment, answer.queryId, wanted);
    },

    listSettled: (from, to) => listSettled(settings, reach, from, to),
  };
}
