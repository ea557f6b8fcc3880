import type { FactKind } from "@catnip/domain/payments";
import type { Reach } from "../define-provider.ts";
import type { PaymentProvider, ProviderCapabilities } from "../provider.types.ts";
import { giveBack, queryTrade } from "./client.ts";
import { readNotification } from "./notification.ts";
import { LEFT, orderForm } from "./order-form.ts";
import type { NewebpaySettings } from "./settings.ts";
import { tradeFact } from "./trade.ts";
import { unknownOrders, type UnknownOrders } from "./unknown-orders.ts";

export const KEY = "newebpay";

export const CAPABILITIES: ProviderCapabilities = {
  kind: ["redirect"],
  trust: "signed-push",
  canQuery: true,
  canClose: false,
  // A refund has no separate id there, so only a full one can be retried safely.
  refund: "full",
  orderTtlMs: 15 * 60_000,
  unknownOrderQueryIsPunished: true,
};

// A Map, so that names from Object.prototype (`constructor`) are not states.
const KINDS: ReadonlyMap<string, FactKind> = new Map([
  ["0", "pending"],
  ["1", "succeeded"],
  ["2", "failed"],
  ["3", "cancelled"],
  ["6", "refunded"],
  ["9", "pending"],
]);

const UNKNOWN = "TRA10021";
const LOCKED = "TRA10071";

/** What each merchant's query has seen in this process. */
const askedBefore = new WeakMap<NewebpaySettings, UnknownOrders>();

/** NewebPay MPG: the payer's browser posts an encrypted form to its page; an encrypted notification comes back. */
export function newebpayAdapter(settings: NewebpaySettings, reach: Reach): PaymentProvider {
  const asked = askedBefore.get(settings) ?? unknownOrders(reach.processes);
  askedBefore.set(settings, asked);

  const query: NonNullable<PaymentProvider["query"]> = async (payment) => {
    if (!asked.mayAsk(payment, reach.now())) return "not-asked";
    const said = await queryTrade(settings, reach, payment);
    if (said === UNKNOWN) {
      asked.wasUnknown(payment, reach.now());
      return "unknown-to-provider";
    }
    if (said === LOCKED) {
      asked.isLocked(reach.now());
      return "not-asked";
    }
    if (said === null || typeof said === "string") return "unavailable";
    asked.wasKnown(payment, reach.now());
    const kind = KINDS.get(said.TradeStatus);
    const fact = kind && tradeFact(said, kind, KEY, { source: "query", rawRef: said.TradeNo });
    return fact ? [fact] : "unavailable";
  };

  return {
    key: KEY,
    merchantAccount: settings.merchantId,
    capabilities: CAPABILITIES,

    start: async (payment, at) => ({
      next: {
        type: "form",
        action: `${settings.baseUrl}/MPG/mpg_gateway`,
        fields: orderForm(payment, at, settings, reach.now()),
      },
      facts: [],
    }),

    onReturn: (_payment, returned) => (returned.has(LEFT) ? "cancel" : "unknown"),
    onNotify: async (request) => readNotification(request, settings, KEY),
    query,

    refund: async (payment, { refundId, minor }) => {
      if (minor !== payment.amount.minor) return "unavailable";
      const trade = await queryTrade(settings, reach, payment);
      if (trade === null || typeof trade === "string") return "unavailable";
      const isPaid = trade.TradeStatus === "1";
      const isBack = GIVEN_BACK.has(trade.TradeStatus) || (isPaid && !NOT_BACK.has(trade.BackStatus));
      if (!isBack) {
        if (!isPaid) return "unavailable";
        const isSettled = trade.CloseStatus !== "0";
        if (!(await giveBack(settings, reach, payment, isSettled))) return "unavailable";
      }
      const evidence = { source: "sync-answer", rawRef: refundId } as const;
      const fact = tradeFact(trade, "refunded", KEY, evidence);
      return fact ? [{ ...fact, back: { amount: fact.amount } }] : "unavailable";
    },
  };
}

/** An authorization that was lifted, and settled money that was returned. */
const GIVEN_BACK: ReadonlySet<string> = new Set(["3", "6"]);
/** No refund was requested so far. */
const NOT_BACK: ReadonlySet<string> = new Set(["", "0"]);
