import {
  disputeAfter,
  factMismatch,
  nextPaymentState,
  refundedSoFar,
  type CaseReason,
  type DisputeState,
  type PaymentDecision,
  type PaymentState,
  type StatedRefund,
} from "@catnip/domain/payments";
import type { PoolClient } from "pg";
import type { PaymentRow } from "../payment-row.ts";
import type { ProviderFact } from "../../providers/index.ts";
import { bookRefund } from "./book-refund.ts";

/** What became of a fact: the payment's new state, a reason for a person to look at it, or nothing. */
export type MoneyBackOutcome =
  | { readonly state: PaymentState }
  | { readonly review: CaseReason }
  | "unchanged"
  /** Written down, because it names what was known already. */
  | "noted";

/**
 * Applies a refund, a dispute or its outcome to a credited payment whose row the caller has locked. Exactly once:
 * refunds count by their id or as totals, disputes only move on. Anything that does not fit goes to a person and moves
 * nothing.
 */
export async function applyMoneyBack(
  client: PoolClient,
  payment: PaymentRow,
  fact: ProviderFact,
  now: Date,
): Promise<MoneyBackOutcome> {
  const mismatch = factMismatch(payment, {
    provider_key: fact.provider,
    merchant_account: fact.merchantAccount,
    order_no: fact.orderNo,
    currency_id: fact.amount.currency,
    pay_amount: fact.amount.minor,
  });
  if (mismatch) return { review: mismatch };
  // Money of a second payment for this order is not what was credited.
  if (await isOtherTransaction(client, payment, fact)) return { review: "money-back" };
  const at = { client, payment, fact, now, known: await knownRefunds(client, payment.order_no) };
  if (fact.kind === "refunded") return applyRefundAndReversal(at);
  return fact.kind === "reversed" ? applyReversal(at) : applyDispute(at);
}

type Known = { readonly stated: readonly StatedRefund[]; readonly booked: number };

type At = {
  readonly client: PoolClient;
  readonly payment: PaymentRow;
  readonly fact: ProviderFact;
  readonly now: Date;
  readonly known: Known;
};

/**
 * A reversal that is told before a refund takes less than seems to be left, and is a case. Once the refund is told as
 * well, it takes what is left, and is applied.
 */
async function applyRefundAndReversal(at: At): Promise<MoneyBackOutcome> {
  const came = await applyRefund(at);
  if (typeof came === "string" || !("state" in came)) return came;
  const { client, payment } = at;
  const { rows } = await client.query<{ fact: ProviderFact }>(
    `select fact from payment_cases where payment_order_no = $1 and fact_kind = 'reversed' and reason = 'amount-mismatch'
        and decision is null order by opened_at, uuid`,
    [payment.order_no],
  );
  for (const { fact } of rows) {
    const known = await knownRefunds(client, payment.order_no);
    const now = await applyReversal({ ...at, payment: { ...payment, state: came.state }, fact, known });
    if (typeof now !== "string" && "state" in now) return now;
  }
  return came;
}

async function applyRefund({ client, payment, fact, now, known }: At): Promise<MoneyBackOutcome> {
  const { back } = fact;
  // Nothing says how much: if something went back before, it may be just that.
  if (!back) return known.booked > 0 ? "unchanged" : { review: "money-back" };
  if (back.amount.currency !== payment.currency_id) return { review: "currency-mismatch" };
  const { minor } = back.amount;
  if (minor <= 0) return { review: "amount-mismatch" };
  const refundId = back.refundId ?? null;
  const standing = await refundNamed(client, payment, refundId);
  if (standing) {
    if (standing.order_no !== payment.order_no) return { review: "order-mismatch" };
    return standing.stated === minor ? "unchanged" : { review: "amount-mismatch" };
  }

  const total = refundedSoFar([...known.stated, { refundId, minor }]);
  // A dispute has taken the rest, so that nothing was left to go back.
  if (payment.state === "reversed" && total > refundedSoFar(known.stated)) return { review: "contradiction" };
  const rest = Math.max(total - known.booked, 0);
  if (rest === 0 && refundId === null) return "unchanged";
  if (total > payment.pay_amount) return { review: "amount-mismatch" };
  const isNew = rest > 0;
  const decision = nextPaymentState(payment.state, {
    kind: "refunded",
    fullRefund: total === payment.pay_amount,
  });
  if (isNew && decision.review) return { review: decision.review };
  await bookRefund(client, payment, {
    fact,
    refundId,
    stated: minor,
    minor: rest,
    before: known.booked,
    now,
  });
  return isNew ? { state: decision.state } : "noted";
}

async function applyReversal(at: At): Promise<MoneyBackOutcome> {
  const { client, payment, fact, now, known } = at;
  const rest = payment.pay_amount - known.booked;
  const decision = nextPaymentState(payment.state, { kind: "reversed" });
  if (decision.review) return { review: decision.review };
  // Less than what is left was taken: which part of the coins that is, a person has to say.
  if (fact.back && payment.state !== "reversed") {
    if (fact.back.amount.currency !== payment.currency_id) return { review: "currency-mismatch" };
    if (fact.back.amount.minor !== rest && fact.back.amount.minor !== payment.pay_amount)
      return { review: "amount-mismatch" };
  }
  await moveDispute(at);
  if (payment.state === "reversed") return "unchanged";
  if (rest > 0) {
    await bookRefund(client, payment, {
      fact,
      refundId: null,
      stated: rest,
      minor: rest,
      before: known.booked,
      now,
    });
  }
  return { state: decision.state };
}

async function applyDispute(at: At): Promise<MoneyBackOutcome> {
  const { client, payment, fact, known } = at;
  if (payment.state === "reversed") {
    const isComingBack = fact.kind === "dispute_won" && (await isWhatTookIt(at));
    return isComingBack ? { review: "contradiction" } : "unchanged";
  }
  const decision = nextPaymentState(payment.state, {
    kind: fact.kind,
    partlyRefunded: known.booked > 0,
    fullRefund: known.booked === payment.pay_amount,
  });
  const isKnown = await isOldNews(at);
  if (decision.review) return isKnown ? "unchanged" : { review: decision.review };
  if (isKnown) return "unchanged";
  // A purchase that holds the wallet comes first; every later one sees the dispute.
  await client.query("select lock_wallet($1)", [payment.user_uuid]);
  await moveDispute(at);
  return settled(at, decision);
}

/**
 * Whether a statement is about the dispute that took all the money, as far as we know. Another dispute of the same
 * payment has nothing left to take, however it stands.
 */
async function isWhatTookIt(at: At): Promise<boolean> {
  const { client, payment, fact } = at;
  if (!fact.disputeId) return true;
  const { rows } = await client.query<{ dispute_id: string }>(
    "select dispute_id from payment_disputes where order_no = $1 and state = 'lost'",
    [payment.order_no],
  );
  return rows.length === 0 || rows.some(({ dispute_id }) => dispute_id === fact.disputeId);
}

/** A payment is disputed as long as any of its disputes is open. */
async function settled({ client, payment }: At, decision: PaymentDecision): Promise<MoneyBackOutcome> {
  if (decision.state === payment.state) return "noted";
  const { rowCount } = await client.query(
    "select from payment_disputes where order_no = $1 and state = 'open'",
    [payment.order_no],
  );
  return rowCount && decision.state !== "disputed" ? "noted" : { state: decision.state };
}

/** The provider's id of the dispute; where it names none, the transaction stands for it. */
const disputeIdOf = ({ disputeId, providerTxnId, orderNo }: ProviderFact): string =>
  disputeId || providerTxnId || orderNo;

async function disputeState({ client, payment, fact }: At): Promise<DisputeState | null> {
  const { rows } = await client.query<{ state: DisputeState }>(
    "select state from payment_disputes where provider = $1 and dispute_id = $2 and order_no = $3",
    [payment.provider_key, disputeIdOf(fact), payment.order_no],
  );
  return rows[0]?.state ?? null;
}

/** A dispute without an id says nothing new about a payment with a dispute that has one. */
async function isOldNews(at: At): Promise<boolean> {
  const { client, payment, fact } = at;
  if (disputeAfter(await disputeState(at), fact.kind) === null) return true;
  if (fact.disputeId || fact.kind !== "disputed") return false;
  const { rowCount } = await client.query("select from payment_disputes where order_no = $1", [
    payment.order_no,
  ]);
  return rowCount !== 0;
}

/**
 * Writes down where the dispute stands. An outcome also ends a dispute of this payment that was first heard of without
 * its id, and one without an id ends them all. A dispute that is lost leaves nothing for others to take, so they are
 * over as well, and were not what took it.
 */
async function moveDispute(at: At): Promise<void> {
  const { client, payment, fact, now } = at;
  const state = disputeAfter(await disputeState(at), fact.kind);
  const id = disputeIdOf(fact);
  // A reversal without a dispute leaves none.
  const isHeardOf = fact.disputeId !== undefined || fact.kind !== "reversed";
  if (state !== null && isHeardOf)
    await client.query(
      `insert into payment_disputes (provider, dispute_id, order_no, user_uuid, state, opened_at, changed_at)
        values ($1, $2, $3, $4, $5, $6, $6)
        on conflict (provider, dispute_id, order_no) do update set state = excluded.state, changed_at = excluded.changed_at`,
      [payment.provider_key, id, payment.order_no, payment.user_uuid, state, now],
    );
  if (fact.kind === "disputed") return;
  const isLost = fact.kind === "reversed";
  await client.query(
    `update payment_disputes set changed_at = $3,
        state = case when $2::boolean and ($4::boolean or dispute_id = $5) then 'lost' else 'won' end
      where order_no = $1 and state = 'open' and ($2 or $4 or dispute_id = $5)`,
    [payment.order_no, isLost, now, !fact.disputeId, fact.providerTxnId],
  );
}

async function isOtherTransaction(
  client: PoolClient,
  { order_no }: PaymentRow,
  { providerTxnId }: ProviderFact,
): Promise<boolean> {
  if (providerTxnId === "") return false;
  const { rows } = await client.query<{ provider_txn_id: string }>(
    "select provider_txn_id from payment_credits where order_no = $1",
    [order_no],
  );
  return rows[0]?.provider_txn_id !== providerTxnId;
}

async function knownRefunds(client: PoolClient, orderNo: string): Promise<Known> {
  const { rows } = await client.query<{
    refund_id: string | null;
    stated: number;
    minor: number;
    kind: string;
  }>("select refund_id, stated, minor, kind from payment_refunds where order_no = $1 order by id", [orderNo]);
  return {
    stated: rows
      .filter(({ kind }) => kind === "refunded")
      .map(({ refund_id, stated }) => ({ refundId: refund_id, minor: stated })),
    booked: rows.reduce((sum, { minor }) => sum + minor, 0),
  };
}

async function refundNamed(client: PoolClient, { provider_key }: PaymentRow, refundId: string | null) {
  if (refundId === null) return null;
  const { rows } = await client.query<{ order_no: string; stated: number }>(
    "select order_no, stated from payment_refunds where provider = $1 and refund_id = $2",
    [provider_key, refundId],
  );
  return rows[0] ?? null;
}
