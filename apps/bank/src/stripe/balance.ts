import { chargeId, chargeObject, disputeObject, refundObject } from "./objects.ts";
import type { Move, Session } from "./sessions.ts";

/** What an event did to the merchant's balance; undefined: nothing. */
function categoryOf(session: Session, type: string): Move["category"] | undefined {
  if (type === "charge.refunded") return "refund";
  if (type === "charge.dispute.created") return "dispute";
  // A lost dispute moves nothing more: the money left when it began.
  if (type === "charge.dispute.closed") return session.dispute === "won" ? "dispute_reversal" : undefined;
  const isPaid = type === "checkout.session.completed" || type.endsWith("payment_succeeded");
  return isPaid && session.captured > 0 ? "charge" : undefined;
}

export function noteMove(session: Session, type: string, now: Date): void {
  const category = categoryOf(session, type);
  if (!category) return;
  session.moves ??= [];
  const number = session.moves.length + 1;
  const id = `txn_${session.intent.slice(3)}${number}`;
  session.moves.push({ id, category, at: Math.floor(now.getTime() / 1000) });
}

const sourceOf = (session: Session, { category }: Move): object => {
  if (category === "charge") return chargeObject(session);
  const [refund = ""] = Object.keys(session.refunds).slice(-1);
  return category === "refund" ? refundObject(session, refund) : disputeObject(session);
};

/** `GET /v1/balance_transactions`: what moved the balance, the latest first, a page at a time. */
export function balanceList(sessions: readonly Session[], query: URLSearchParams): object {
  const from = Number(query.get("created[gte]") ?? 0);
  const to = Number(query.get("created[lt]") ?? Number.MAX_SAFE_INTEGER);
  const isExpanded = query.getAll("expand[]").includes("data.source");
  const all = sessions
    .flatMap((session) => (session.moves ?? []).map((move) => ({ session, move })))
    .filter(({ move }) => move.at >= from && move.at < to)
    .toSorted((a, b) => b.move.at - a.move.at || (a.move.id < b.move.id ? 1 : -1));
  const after = query.get("starting_after");
  const begin = after === null ? 0 : all.findIndex(({ move }) => move.id === after) + 1;
  const limit = Math.min(Number(query.get("limit") ?? 10), 100);
  const data = all.slice(begin, begin + limit).map(({ session, move }) => ({
    id: move.id,
    object: "balance_transaction",
    // After conversion and fees: what reaches the merchant is not what the payer paid.
    amount: move.category === "charge" || move.category === "dispute_reversal" ? 1 : -1,
    currency: "eur",
    created: move.at,
    fee: 59,
    reporting_category: move.category,
    source: isExpanded ? sourceOf(session, move) : chargeId(session),
    status: "pending",
    type: move.category.startsWith("dispute") ? "adjustment" : move.category,
  }));
  const url = "/v1/balance_transactions";
  return { object: "list", url, data, has_more: begin + limit < all.length };
}
