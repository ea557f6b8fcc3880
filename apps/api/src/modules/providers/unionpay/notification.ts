import { readForm } from "../form-fields.ts";
import type { NotifyVerdict, RawRequest } from "../provider.types.ts";
import type { UnionpaySettings } from "./settings.ts";
import { messageProblem } from "./signature.ts";
import { isPaid, tradeFact } from "./trade.ts";

/** A purchase. Refunds (04) are reported under a separate number. */
export const PURCHASE = "01";

/** Reads a message about an order. UnionPay notifies successes only; anything else triggers a query. */
export function readNotification(
  { body }: RawRequest,
  { trust }: UnionpaySettings,
  now: Date,
): NotifyVerdict {
  const fields = readForm(new TextDecoder().decode(body));
  if (fields === null) return refused("a field is named twice");
  const problem = messageProblem(fields, trust, now);
  if (problem !== null) return refused(problem);
  const { txnType, respCode, orderId, queryId = "" } = fields;
  if (txnType !== PURCHASE) return { ok: true, facts: [], hints: [], ack: UNDERSTOOD };
  if (!isPaid(respCode)) return { ok: true, facts: [], hints: orderId ? [orderId] : [], ack: UNDERSTOOD };
  const fact = tradeFact(fields, "succeeded", { source: "push", rawRef: queryId });
  return fact ? { ok: true, facts: [fact], hints: [], ack: UNDERSTOOD } : refused("no trade in it");
}

const UNDERSTOOD = { status: 200, body: "ok" } as const;

const refused = (reason: string): NotifyVerdict => ({
  ok: false,
  reason,
  ack: { status: 400, body: "fail" },
});
