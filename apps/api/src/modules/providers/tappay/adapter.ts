import type { Reach } from "../define-provider.ts";
import type { NextAction, PaymentProvider, PaymentView, ProviderCapabilities } from "../provider.types.ts";
import { CARDHOLDER_FIELDS, readCardholder } from "./cardholder.ts";
import { call } from "./client.ts";
import { readNotification } from "./notification.ts";
import { LEFT, paymentBody } from "./payment-body.ts";
import { findRecord, recordFact } from "./record.ts";
import { listSettled } from "./settled.ts";
import { serverType, type TappaySettings } from "./settings.ts";

export const KEY = "tappay";

export const CAPABILITIES: ProviderCapabilities = {
  kind: ["inpage", "redirect"],
  // Nothing it sends is signed.
  trust: "hint-then-query",
  canQuery: true,
  canClose: false,
  // A refund has no separate id there, so only a full one can be retried safely.
  refund: "full",
  orderTtlMs: 30 * 60_000,
  unknownOrderQueryIsPunished: false,
  settlement: { utcOffsetHours: 8, readyAfterHours: 6 },
};

/**
 * TapPay, pay by prime: the vendor's own card fields on our page turn a card into a one-time token, our server pays
 * with it, and the bank may ask the payer on a page of its own. No card number reaches us.
 */
export function tappayAdapter(settings: TappaySettings, reach: Reach): PaymentProvider {
  const { appId, appKey, scriptUrl } = settings;

  const query = async (payment: PaymentView) => {
    const found = await findRecord(settings, reach, payment);
    if (found === "unknown") return "unknown-to-provider";
    if (found === "unavailable") return found;
    const fact = recordFact(found, KEY, { source: "query", rawRef: found.rec_trade_id });
    return fact ? [fact] : "unavailable";
  };

  return {
    key: KEY,
    merchantAccount: settings.merchantId,
    capabilities: CAPABILITIES,

    start: async () => ({
      next: {
        type: "inpage",
        fields: CARDHOLDER_FIELDS,
        cardFrames: { scriptUrl, appId, appKey, serverType: serverType(settings) },
      },
      facts: [],
    }),

    submitFields: async (payment, { prime, ...typed }, at) => {
      const cardholder = readCardholder(typed);
      if (prime === undefined || !/^\w{20,200}$/.test(prime) || !cardholder) return "refused";
      // A second press, or the answer to the first was lost: one payment is tried once.
      const before = await query(payment);
      if (before === "unavailable") return "unavailable";
      if (before !== "unknown-to-provider") return { next: SETTLED, facts: before };

      const answer = await call(
        settings,
        reach,
        "/tpc/payment/pay-by-prime",
        paymentBody({ prime, cardholder }, payment, at, settings),
      );
      if (answer?.status === "0" && isVendors(answer.payment_url, settings))
        return { next: { type: "redirect", url: answer.payment_url }, facts: [] };
      // What this answer says is not enough: the record decides, also if there was no answer.
      const after = await query(payment);
      if (answer && answer.status !== "0" && after === "unknown-to-provider") return "refused";
      return { next: SETTLED, facts: typeof after === "string" ? [] : after };
    },

    listSettled: (from, to) => listSettled(settings, reach, KEY, { from, to }),

    onReturn: (_payment, returned) => {
      if (returned.has(LEFT)) return "cancel";
      return returned.get("status") === "0" ? "ok" : "unknown";
    },
    onNotify: async (request) => readNotification(request),
    query,

    refund: async (payment, { refundId, minor }) => {
      if (minor !== payment.amount.minor) return "unavailable";
      const found = await findRecord(settings, reach, payment);
      if (typeof found === "string") return "unavailable";
      if (found.record_status === "0" || found.record_status === "1") {
        const { rec_trade_id } = found;
        const answer = await call(settings, reach, "/tpc/transaction/refund", { rec_trade_id });
        if (answer?.status !== "0") return "unavailable";
      } else if (found.record_status !== "3") return "unavailable";
      const evidence = { source: "sync-answer", rawRef: refundId } as const;
      const fact = recordFact({ ...found, record_status: "3" }, KEY, evidence);
      return fact ? [{ ...fact, back: { amount: fact.amount } }] : "unavailable";
    },
  };
}

/** The payment page queries the result, like any return. */
const SETTLED: NextAction = { type: "none" };

/** The page that leads to the bank's is the vendor's own; payers are sent nowhere else. */
function isVendors(url: unknown, { baseUrl }: TappaySettings): url is string {
  if (typeof url !== "string" || !URL.canParse(url)) return false;
  const { origin, protocol, hostname } = new URL(url);
  if (origin === new URL(baseUrl).origin) return true;
  return protocol === "https:" && hostname.endsWith(".tappaysdk.com");
}
