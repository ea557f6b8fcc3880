import { toWire } from "../amounts.ts";
import type { Reach } from "../define-provider.ts";
import type { PaymentProvider, PaymentView, ProviderCapabilities } from "../provider.types.ts";
import { call } from "./client.ts";
import { readNotification } from "./notification.ts";
import { isPage, openOrder } from "./open-order.ts";
import { listSettled } from "./settled.ts";
import type { WechatpaySettings } from "./settings.ts";
import { accountOf, AMOUNT_UNITS, tradeFact } from "./trade.ts";

export const KEY = "wechatpay";

export const CAPABILITIES: ProviderCapabilities = {
  kind: ["qr", "redirect"],
  trust: "signed-push",
  canQuery: true,
  canClose: true,
  refund: "partial",
  orderTtlMs: 15 * 60_000,
  unknownOrderQueryIsPunished: false,
  // A bill is ready at ten in the morning.
  settlement: { utcOffsetHours: 8, readyAfterHours: 11 },
};

/**
 * WeChat Pay v3: native, a URL shown as a QR code, which the payer scans with WeChat; or h5, a page that opens WeChat
 * on the phone whose browser the payer uses.
 */
export function wechatpayAdapter(settings: WechatpaySettings, reach: Reach): PaymentProvider {
  const merchantAccount = accountOf(settings);
  const orderPath = ({ orderNo }: PaymentView) => `/v3/pay/transactions/out-trade-no/${orderNo}`;

  const query: NonNullable<PaymentProvider["query"]> = async (payment) => {
    const answer = await call(settings, reach, "GET", `${orderPath(payment)}?mchid=${settings.merchantId}`);
    if (answer?.status === 404 && answer.body.code === "ORDER_NOT_EXIST") return "unknown-to-provider";
    if (answer?.status !== 200) return "unavailable";
    const evidence = { source: "query", rawRef: payment.orderNo } as const;
    const fact = tradeFact(answer.body, KEY, evidence, payment.amount);
    return fact?.orderNo === payment.orderNo ? [fact] : "unavailable";
  };

  return {
    key: KEY,
    merchantAccount,
    capabilities: CAPABILITIES,

    start: async (payment, at) => {
      const { providerRef, expiresAt } = payment;
      const qr = (payload: string) => ({ type: "qr", payload, expiresAt }) as const;
      // A payment keeps the code that was shown first. A page is asked for again: its address is good for minutes.
      if (providerRef !== null && !isPage(providerRef)) return { next: qr(providerRef), facts: [] };
      const url = await openOrder(settings, reach, payment, at);
      if (url === null) return "unavailable";
      if (!isPage(url)) return { next: qr(url), providerRef: url, facts: [] };
      const back = new URL(url);
      back.searchParams.set("redirect_url", at.returnUrl);
      return { next: { type: "redirect", url: back.href }, providerRef: url, facts: [] };
    },

    listSettled: (from) => listSettled(settings, reach, KEY, from),
    onNotify: (request) => readNotification(request, settings, KEY, reach),
    query,

    close: async (payment) => {
      const answer = await call(settings, reach, "POST", `${orderPath(payment)}/close`, {
        mchid: settings.merchantId,
      });
      if (answer?.status === 204 || answer?.body.code === "ORDER_CLOSED") return "closed";
      // An order whose code was never created cannot be paid either.
      if (answer?.body.code === "ORDER_NOT_EXIST") return "closed";
      return answer?.body.code === "ORDERPAID" ? "already-paid" : "unavailable";
    },

    refund: async (payment, { refundId, minor }) => {
      const { currency } = payment.amount;
      const answer = await call(settings, reach, "POST", "/v3/refund/domestic/refunds", {
        out_trade_no: payment.orderNo,
        out_refund_no: refundId,
        amount: {
          refund: Number(toWire({ currency, minor }, AMOUNT_UNITS)),
          total: Number(toWire(payment.amount, AMOUNT_UNITS)),
          currency,
        },
      });
      if (answer?.status !== 200 || answer.body.out_trade_no !== payment.orderNo) return "unavailable";
      if (answer.body.status !== "SUCCESS" && answer.body.status !== "PROCESSING") return "unavailable";
      return [
        {
          provider: KEY,
          merchantAccount,
          orderNo: payment.orderNo,
          providerTxnId: textOf(answer.body.transaction_id),
          kind: "refunded",
          amount: payment.amount,
          back: { refundId, amount: { currency, minor } },
          evidence: { source: "sync-answer", rawRef: refundId },
        },
      ];
    },
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
