import { toWire } from "../amounts.ts";
import { chinaTime } from "../china-time.ts";
import type { Reach } from "../define-provider.ts";
import { readForm } from "../form-fields.ts";
import type { PaymentProvider, PaymentView, ProviderCapabilities } from "../provider.types.ts";
import { call } from "./client.ts";
import { readNotification } from "./notification.ts";
import { refund } from "./refund.ts";
import { GATEWAY, signedRequest } from "./request.ts";
import { listSettled } from "./settled.ts";
import type { AlipaySettings } from "./settings.ts";
import { messageProblem } from "./signature.ts";
import { accountOf, AMOUNT_UNITS, KEY, tradeFact } from "./trade.ts";

export const CAPABILITIES: ProviderCapabilities = {
  kind: ["redirect", "qr"],
  trust: "signed-push",
  canQuery: true,
  canClose: true,
  refund: "partial",
  orderTtlMs: 30 * 60_000,
  unknownOrderQueryIsPunished: false,
  // A bill is made by nine in the morning, rarely later.
  settlement: { utcOffsetHours: 8, readyAfterHours: 12 },
};

/** Their products by device; each needs a separate contract. */
const PAGES = {
  web: { method: "alipay.trade.page.pay", product_code: "FAST_INSTANT_TRADE_PAY" },
  wap: { method: "alipay.trade.wap.pay", product_code: "QUICK_WAP_WAY" },
} as const;

/** Alipay for merchants in mainland China: its own page on computers and phones, or a code on our page. */
export function alipayAdapter(settings: AlipaySettings, reach: Reach): PaymentProvider {
  const merchantAccount = accountOf(settings);

  const order = (payment: PaymentView) => ({
    out_trade_no: payment.orderNo,
    total_amount: toWire(payment.amount, AMOUNT_UNITS),
    subject: `Top-up ${payment.orderNo}`,
    time_expire: chinaTime(payment.expiresAt),
  });

  return {
    key: KEY,
    merchantAccount,
    capabilities: CAPABILITIES,

    start: async (payment, { returnUrl, notifyUrl, device = "web" }) => {
      const qr = (payload: string) => ({ type: "qr", payload, expiresAt: payment.expiresAt }) as const;
      // A payment keeps the code that was shown first.
      if (payment.providerRef !== null) return { next: qr(payment.providerRef), facts: [] };
      if (device === "wap" || settings.desktop === "page") {
        const { method, product_code } = PAGES[device];
        const content = { ...order(payment), product_code, ...(device === "wap" && { quit_url: returnUrl }) };
        const addresses = { notify_url: notifyUrl, return_url: returnUrl };
        const signed = signedRequest(settings, reach.now(), method, content, addresses);
        const url = `${settings.baseUrl}${GATEWAY}?${new URLSearchParams(signed).toString()}`;
        return { next: { type: "redirect", url }, facts: [] };
      }
      const answer = await call(settings, reach, "alipay.trade.precreate", order(payment), {
        notify_url: notifyUrl,
      });
      const { code, out_trade_no, qr_code } = answer ?? {};
      if (code !== "10000" || out_trade_no !== payment.orderNo || !qr_code) return "unavailable";
      return { next: qr(qr_code), providerRef: qr_code, facts: [] };
    },

    // Signed as well, and still only a hint: an address can be opened again.
    onReturn: (payment, query) => {
      const fields = readForm(query.toString());
      if (!fields || messageProblem(fields, settings.alipayKey) !== null) return "unknown";
      return fields.out_trade_no === payment.orderNo && fields.app_id === settings.appId ? "ok" : "unknown";
    },

    onNotify: async (request) => readNotification(request, settings),

    query: async ({ orderNo }) => {
      const answer = await call(settings, reach, "alipay.trade.query", { out_trade_no: orderNo });
      if (answer?.sub_code === "ACQ.TRADE_NOT_EXIST") return "unknown-to-provider";
      if (answer?.code !== "10000" || answer.out_trade_no !== orderNo) return "unavailable";
      const fact = tradeFact(answer, merchantAccount, { source: "query", rawRef: orderNo });
      return fact ? [fact] : "unavailable";
    },

    close: async ({ orderNo }) => {
      const answer = await call(settings, reach, "alipay.trade.close", { out_trade_no: orderNo });
      // A trade exists only once the payer has opened the page, and the page refuses to open it after its time.
      if (answer?.code === "10000" || answer?.sub_code === "ACQ.TRADE_NOT_EXIST") return "closed";
      return answer?.sub_code === "ACQ.TRADE_STATUS_ERROR" ? "already-paid" : "unavailable";
    },

    refund: (payment, wanted) => refund(settings, reach, payment, wanted),
    listSettled: (from, to) => listSettled(settings, reach, from, to),
  };
}
