import { toWire } from "../amounts.ts";
import type { Reach } from "../define-provider.ts";
import type { PaymentProvider, PaymentView, ProviderCapabilities } from "../provider.types.ts";
import { call } from "./client.ts";
import { readNotification } from "./notification.ts";
import type { WechatpaySettings } from "./settings.ts";
import { accountOf, AMOUNT_UNITS, tradeFact } from "./trade.ts";

export const KEY = "wechatpay";

export const CAPABILITIES: ProviderCapabilities = {
  kind: ["qr"],
  trust: "signed-push",
  canQuery: true,
  canClose: true,
  refund: "partial",
  orderTtlMs: 15 * 60_000,
  unknownOrderQueryIsPunished: false,
};

/** WeChat Pay v3, native: a URL shown as a QR code, which the payer scans with WeChat. */
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

    start: async (payment, { notifyUrl }) => {
      const qr = (payload: string) => ({ type: "qr", payload, expiresAt: payment.expiresAt }) as const;
      // A payment keeps the code that was shown first.
      if (payment.providerRef !== null) return { next: qr(payment.providerRef), facts: [] };
      const answer = await call(settings, reach, "POST", "/v3/pay/transactions/native", {
        appid: settings.appId,
        mchid: settings.merchantId,
        description: `Top-up ${payment.orderNo}`,
        out_trade_no: payment.orderNo,
        time_expire: chinaTime(payment.expiresAt),
        notify_url: notifyUrl,
        amount: { total: Number(toWire(payment.amount, AMOUNT_UNITS)), currency: payment.amount.currency },
      });
      const codeUrl = answer?.status === 200 ? answer.body.code_url : null;
      if (typeof codeUrl !== "string" || codeUrl === "") return "unavailable";
      return { next: qr(codeUrl), providerRef: codeUrl, facts: [] };
    },

    onNotify: async (request) => readNotification(request, settings, KEY, reach.now()),
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
          evidence: { source: "sync-answer", rawRef: refundId },
        },
      ];
    },
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const CHINA_AHEAD_MS = 8 * 3_600_000;

/** RFC 3339 in China Standard Time, as in the vendor's examples. */
const chinaTime = (at: Date): string =>
  `${new Date(at.getTime() + CHINA_AHEAD_MS).toISOString().slice(0, 19)}+08:00`;
