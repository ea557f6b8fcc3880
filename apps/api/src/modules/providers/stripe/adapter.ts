import * as v from "valibot";
import { toWire } from "../amounts.ts";
import type { Reach } from "../define-provider.ts";
import type { PaymentProvider, PaymentView, ProviderCapabilities, ProviderFact } from "../provider.types.ts";
import { AMOUNT_UNITS, stated } from "./amounts.ts";
import { call } from "./client.ts";
import { newSessionForm } from "./new-session.ts";
import { readNotification } from "./notification.ts";
import { findRefund, isAccepted, refundObject } from "./refund.ts";
import { intentOf, readSession, sessionFacts, type Session } from "./session.ts";
import { listSettled } from "./settled.ts";
import { checkoutOrigin, ownAccount, type StripeSettings } from "./settings.ts";

export const KEY = "stripe";

export const CAPABILITIES: ProviderCapabilities = {
  kind: ["redirect"],
  trust: "signed-push",
  canQuery: true,
  canClose: true,
  refund: "partial",
  // A session cannot be given less than 30 minutes, and payers may take as long before they reach it.
  orderTtlMs: 65 * 60_000,
  unknownOrderQueryIsPunished: false,
  settlement: { utcOffsetHours: 0, readyAfterHours: 6 },
};

/** Stripe Checkout: a page of Stripe's, made for one order. */
export function stripeAdapter(settings: StripeSettings, reach: Reach): PaymentProvider {
  /** The session of a payment: null if Stripe has none that is ours. */
  const find = async ({ orderNo, providerRef }: PaymentView): Promise<Session | "unavailable" | null> => {
    if (providerRef === null) return null;
    const path = `/v1/checkout/sessions/${providerRef}?expand[]=payment_intent.latest_charge`;
    const answer = await call(settings, reach, { method: "GET", path });
    if (answer?.status === 404) return null;
    const session = answer?.status === 200 ? readSession(answer.body) : null;
    return session?.client_reference_id === orderNo ? session : "unavailable";
  };

  const create = async (payment: PaymentView, returnUrl: string): Promise<Session | "unavailable"> => {
    const answer = await call(settings, reach, {
      method: "POST",
      path: "/v1/checkout/sessions",
      form: newSessionForm(payment, returnUrl),
      idempotencyKey: `topup:${payment.orderNo}:create`,
    });
    const session = answer?.status === 200 ? readSession(answer.body) : null;
    return session?.client_reference_id === payment.orderNo ? session : "unavailable";
  };

  const factsOf = (session: Session, source: "query" | "sync-answer"): readonly ProviderFact[] =>
    sessionFacts(session, {
      provider: KEY,
      account: settings.account,
      evidence: { source, rawRef: session.id },
    }) ?? [];

  return {
    key: KEY,
    merchantAccount: ownAccount(settings),
    capabilities: CAPABILITIES,

    start: async (payment, { returnUrl }) => {
      const session = (await find(payment)) ?? (await create(payment, returnUrl));
      if (session === "unavailable") return session;
      const providerRef = session.id;
      if (session.status === "complete")
        return { next: { type: "none" }, providerRef, facts: factsOf(session, "sync-answer") };
      const url = session.url ?? "";
      if (session.status === "expired" || !isCheckout(url, settings)) return "unavailable";
      return { next: { type: "redirect", url }, providerRef, facts: [] };
    },

    listSettled: (from, to) => listSettled(settings, reach, KEY, { from, to }),

    onReturn: ({ providerRef }, query) => {
      if (query.get("cancelled") === "1") return "cancel";
      return providerRef !== null && query.get("session_id") === providerRef ? "ok" : "unknown";
    },

    onNotify: (request) => readNotification(request, settings, KEY, reach),

    query: async (payment) => {
      const session = await find(payment);
      if (session === null) return "unknown-to-provider";
      if (session === "unavailable") return session;
      const facts = factsOf(session, "query");
      return facts.length > 0 ? facts : "unavailable";
    },

    close: async (payment) => {
      // No payer was ever sent to a session whose URL we do not have.
      if (payment.providerRef === null) return "closed";
      const path = `/v1/checkout/sessions/${payment.providerRef}/expire`;
      await call(settings, reach, { method: "POST", path, form: {} });
      // Whatever the response: the session itself is authoritative.
      const session = await find(payment);
      if (session === null) return "closed";
      if (session === "unavailable" || session.status === "open") return "unavailable";
      return session.status === "expired" ? "closed" : "already-paid";
    },

    refund: async (payment, { refundId, minor }) => {
      const session = await find(payment);
      const intent = session === null || session === "unavailable" ? "" : intentOf(session);
      if (intent === "") return "unavailable";
      // Idempotency keys are forgotten after a day, so a repeat looks first whether the refund is there.
      const made = await findRefund(settings, reach, intent, refundId);
      if (made === "unavailable") return made;
      const answer =
        made ??
        (await call(settings, reach, {
          method: "POST",
          path: "/v1/refunds",
          form: {
            payment_intent: intent,
            amount: toWire({ currency: payment.amount.currency, minor }, AMOUNT_UNITS),
            "metadata[refund_id]": refundId,
          },
          idempotencyKey: `refund:${refundId}`,
        }));
      const refund = answer?.status === 200 ? v.safeParse(refundObject, answer.body) : null;
      if (!refund?.success || refund.output.payment_intent !== intent || !isAccepted(refund.output))
        return "unavailable";
      const amount = stated(refund.output.amount, refund.output.currency);
      if (amount?.minor !== minor) return "unavailable";
      return [
        {
          provider: KEY,
          merchantAccount: ownAccount(settings),
          orderNo: payment.orderNo,
          providerTxnId: intent,
          kind: "refunded",
          amount: payment.amount,
          back: { refundId: refund.output.id, amount },
          evidence: { source: "sync-answer", rawRef: refundId },
        },
      ];
    },
  };
}

const isCheckout = (url: string, settings: StripeSettings): boolean =>
  URL.canParse(url) && new URL(url).origin === checkoutOrigin(settings);
