import type { Reach } from "../define-provider.ts";
import type { PaymentProvider, PaymentView, ProviderCapabilities, ProviderFact } from "../provider.types.ts";
import { wireAmount } from "./amounts.ts";
import { call, isRefusedFor } from "./client.ts";
import { newOrder } from "./new-order.ts";
import { readNotification } from "./notification.ts";
import { asksFor, capturesOf, cashierOf, orderFacts, orderNoOf, readOrder, type Order } from "./order.ts";
import { listSettled } from "./settled.ts";
import { cashierOrigin, type PaypalSettings } from "./settings.ts";

export const KEY = "paypal";

export const CAPABILITIES: ProviderCapabilities = {
  kind: ["redirect"],
  trust: "signed-push",
  canQuery: true,
  // Nothing has to be closed: approved money is not ours until we capture it.
  canClose: false,
  refund: "partial",
  orderTtlMs: 3 * 3_600_000,
  unknownOrderQueryIsPunished: false,
  settlement: { utcOffsetHours: 0, readyAfterHours: 12 },
};

type Facts = readonly ProviderFact[] | "unavailable";

/** PayPal: the payer approves an order on PayPal's page, and our server captures it. */
export function paypalAdapter(settings: PaypalSettings, reach: Reach): PaymentProvider {
  const told = (source: "query" | "sync-answer", rawRef: string) =>
    ({ provider: KEY, merchantId: settings.merchantId, evidence: { source, rawRef } }) as const;

  /** The order of a payment: null if PayPal has none, or no longer. */
  const find = async ({ orderNo, providerRef }: PaymentView): Promise<Order | "unavailable" | null> => {
    if (providerRef === null) return null;
    const answer = await call(settings, reach, { method: "GET", path: `/v2/checkout/orders/${providerRef}` });
    if (answer?.status === 404) return null;
    const order = answer?.status === 200 ? readOrder(answer.body) : null;
    return order && orderNoOf(order) === orderNo ? order : "unavailable";
  };

  const create = async (payment: PaymentView, returnUrl: string): Promise<Order | "unavailable"> => {
    const answer = await call(settings, reach, {
      method: "POST",
      path: "/v2/checkout/orders",
      content: newOrder(payment, { returnUrl }),
      requestId: `topup:${payment.orderNo}:create`,
    });
    const order = answer && answer.status <= 201 ? readOrder(answer.body) : null;
    return order && orderNoOf(order) === payment.orderNo ? order : "unavailable";
  };

  const factsOf = (order: Order): Facts => orderFacts(order, told("query", order.id)) ?? "unavailable";

  /** Captures what the payer approved; if another process was faster, returns its capture. */
  const take = async (payment: PaymentView, approved: Order): Promise<Facts> => {
    if (!asksFor(approved, payment.amount)) return "unavailable";
    const answer = await call(settings, reach, {
      method: "POST",
      path: `/v2/checkout/orders/${approved.id}/capture`,
      content: {},
      // A payer whose card was declined may approve again with another one, and that is another capture.
      requestId: `capture:${payment.orderNo}:${approved.update_time}`,
    });
    if (isRefusedFor(answer, "INSTRUMENT_DECLINED")) return [declined(payment)];
    const order = isRefusedFor(answer, "ORDER_ALREADY_CAPTURED")
      ? await find(payment)
      : answer && answer.status <= 201
        ? readOrder(answer.body)
        : null;
    if (order === null || order === "unavailable" || orderNoOf(order) !== payment.orderNo)
      return "unavailable";
    return factsOf(order);
  };

  const declined = ({ orderNo, amount }: PaymentView): ProviderFact => ({
    provider: KEY,
    merchantAccount: settings.merchantId,
    orderNo,
    providerTxnId: "",
    kind: "failed",
    amount,
    evidence: { source: "query", rawRef: orderNo },
  });

  return {
    key: KEY,
    merchantAccount: settings.merchantId,
    capabilities: CAPABILITIES,

    start: async (payment, { returnUrl }) => {
      let order = (await find(payment)) ?? (await create(payment, returnUrl));
      if (order !== "unavailable" && (order.status === "APPROVED" || order.status === "COMPLETED")) {
        const providerRef = order.id;
        const facts = order.status === "APPROVED" ? await take(payment, order) : factsOf(order);
        if (facts === "unavailable") return facts;
        if (facts.some(({ kind }) => kind !== "failed"))
          return { next: { type: "none" }, providerRef, facts };
        // The payer's card was declined, and they may approve again with another one.
        order = (await find(payment)) ?? "unavailable";
      }
      if (order === "unavailable") return order;
      const url = cashierOf(order);
      if (!isCashier(url, settings)) return "unavailable";
      return { next: { type: "redirect", url }, providerRef: order.id, facts: [] };
    },

    listSettled: (from, to) => listSettled(settings, reach, KEY, { from, to }),

    onReturn: ({ providerRef }, query) => {
      if (query.get("cancelled") === "1") return "cancel";
      return providerRef !== null && query.get("token") === providerRef ? "ok" : "unknown";
    },

    onNotify: (request) => readNotification(request, settings, KEY, reach),

    query: async (payment) => {
      const order = await find(payment);
      if (order === null) return "unknown-to-provider";
      if (order === "unavailable") return order;
      return order.status === "APPROVED" ? take(payment, order) : factsOf(order);
    },

    refund: async (payment, { refundId, minor }) => {
      const order = await find(payment);
      const taken = order === null || order === "unavailable" ? [] : capturesOf(order);
      const capture = taken.find(({ status }) => /^(COMPLETED|PARTIALLY_REFUNDED|REFUNDED)$/.test(status));
      if (!capture) return "unavailable";
      const answer = await call(settings, reach, {
        method: "POST",
        path: `/v2/payments/captures/${capture.id}/refund`,
        content: { amount: wireAmount({ currency: payment.amount.currency, minor }) },
        requestId: `refund:${refundId}`,
      });
      const status = answer && answer.status <= 201 ? answer.body.status : null;
      if (status !== "COMPLETED" && status !== "PENDING") return "unavailable";
      return [
        {
          provider: KEY,
          merchantAccount: settings.merchantId,
          orderNo: payment.orderNo,
          providerTxnId: capture.id,
          kind: "refunded",
          amount: payment.amount,
          back: {
            ...(typeof answer?.body.id === "string" && { refundId: answer.body.id }),
            amount: { currency: payment.amount.currency, minor },
          },
          evidence: { source: "sync-answer", rawRef: refundId },
        },
      ];
    },
  };
}

const isCashier = (url: string, settings: PaypalSettings): boolean =>
  URL.canParse(url) && new URL(url).origin === cashierOrigin(settings);
