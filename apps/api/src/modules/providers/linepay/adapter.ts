import * as v from "valibot";
import type { Reach } from "../define-provider.ts";
import type { PaymentProvider, PaymentView, ProviderCapabilities, ProviderFact } from "../provider.types.ts";
import { readRef, writeRef } from "./cashier-ref.ts";
import { call, CONFIRM_TIMEOUT_MS, OK } from "./client.ts";
import { paidFact } from "./details.ts";
import { CANCELLED, requestBody, wireAmount } from "./request-body.ts";
import { cashierOrigins, type LinepaySettings } from "./settings.ts";

export const KEY = "linepay";

export const CAPABILITIES: ProviderCapabilities = {
  kind: ["redirect"],
  // Its only callback is the payer's browser, which proves nothing.
  trust: "none",
  canQuery: true,
  canClose: false,
  // A refund has no separate id there, so only a full one can be retried safely.
  refund: "full",
  orderTtlMs: 20 * 60_000,
  unknownOrderQueryIsPunished: false,
};

const opened = v.object({
  transactionId: v.pipe(v.string(), v.regex(/^\d{1,25}$/)),
  paymentUrl: v.object({ web: v.pipe(v.string(), v.url()) }),
});

const TRANSACTION_NOT_FOUND = "1150";
const REFUNDED_BEFORE = "1165";

/**
 * LINE Pay, Online API v3. The payer authorizes on its pages; money moves when our server confirms, with the order's
 * own amount. A payer who never comes back is confirmed by the query instead.
 */
export function linepayAdapter(settings: LinepaySettings, reach: Reach): PaymentProvider {
  const merchantAccount = settings.channelId;

  const completed = async (payment: PaymentView, query: string) => {
    const answer = await call(settings, reach, { method: "GET", path: "/v3/payments", query });
    if (answer?.returnCode === TRANSACTION_NOT_FOUND) return "unknown-to-provider";
    if (answer?.returnCode !== OK) return "unavailable";
    const fact = paidFact(answer.info, payment.orderNo, { provider: KEY, merchantAccount });
    return fact ? [fact] : "unavailable";
  };

  /** Whatever the confirmation's response, or without one: what counts is what LINE Pay states afterwards. */
  const confirmed = async (payment: PaymentView, transactionId: string) => {
    await call(settings, reach, {
      method: "POST",
      path: `/v3/payments/${transactionId}/confirm`,
      content: wireAmount(payment),
      timeoutMs: CONFIRM_TIMEOUT_MS,
    });
    return known(await completed(payment, `transactionId=${transactionId}`));
  };

  const unpaid = (payment: PaymentView, kind: ProviderFact["kind"], transactionId: string) => [
    {
      provider: KEY,
      merchantAccount,
      orderNo: payment.orderNo,
      providerTxnId: "",
      kind,
      amount: payment.amount,
      evidence: { source: "query", rawRef: transactionId } as const,
    },
  ];

  return {
    key: KEY,
    merchantAccount,
    capabilities: CAPABILITIES,

    start: async (payment, at) => {
      const before = readRef(payment.providerRef);
      if (before) return { next: { type: "redirect", url: before.url }, facts: [] };
      const content = requestBody(payment, at);
      const answer = await call(settings, reach, {
        method: "POST",
        path: "/v3/payments/request",
        content,
      });
      const read = v.safeParse(opened, answer?.info);
      if (answer?.returnCode !== OK || !read.success) return "unavailable";
      const { transactionId, paymentUrl } = read.output;
      if (!cashierOrigins(settings).includes(new URL(paymentUrl.web).origin)) return "unavailable";
      return {
        next: { type: "redirect", url: paymentUrl.web },
        providerRef: writeRef({ transactionId, url: paymentUrl.web }),
        facts: [],
      };
    },

    onReturn: (payment, query) => {
      if (query.has(CANCELLED)) return "cancel";
      const ref = readRef(payment.providerRef);
      return ref && query.get("transactionId") === ref.transactionId ? "ok" : "unknown";
    },

    query: async (payment) => {
      const ref = readRef(payment.providerRef);
      // The response to our request was lost, so no payer was sent to its cashier; it is queried anyway.
      if (!ref) return completed(payment, `orderId=${payment.orderNo}`);
      const { transactionId } = ref;
      const path = `/v3/payments/requests/${transactionId}/check`;
      const answer = await call(settings, reach, { method: "GET", path });
      switch (answer?.returnCode) {
        case OK:
          return unpaid(payment, "pending", transactionId);
        case "0110":
          return confirmed(payment, transactionId);
        case "0121":
          return unpaid(payment, "cancelled", transactionId);
        case "0122":
          return unpaid(payment, "failed", transactionId);
        case "0123":
          return known(await completed(payment, `transactionId=${transactionId}`));
        case TRANSACTION_NOT_FOUND:
          return "unknown-to-provider";
        default:
          return "unavailable";
      }
    },

    refund: async (payment, { refundId, minor }) => {
      const ref = readRef(payment.providerRef);
      if (!ref || minor !== payment.amount.minor) return "unavailable";
      const answer = await call(settings, reach, {
        method: "POST",
        path: `/v3/payments/${ref.transactionId}/refund`,
        content: {},
      });
      if (answer?.returnCode !== OK && answer?.returnCode !== REFUNDED_BEFORE) return "unavailable";
      const [fact] = unpaid(payment, "refunded", ref.transactionId);
      if (!fact) return "unavailable";
      return [
        {
          ...fact,
          providerTxnId: ref.transactionId,
          back: { amount: payment.amount },
          evidence: { source: "sync-answer", rawRef: refundId },
        },
      ];
    },
  };
}

/** A payment that LINE Pay has just called completed is not unknown, only not listed yet: it must not expire. */
const known = <Said>(said: Said | "unknown-to-provider"): Said | "unavailable" =>
  said === "unknown-to-provider" ? "unavailable" : said;
