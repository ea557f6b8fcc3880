import {
  factMismatch,
  isCredited,
  nextPaymentState,
  type CaseReason,
  type PaymentDecision,
  type PaymentState,
} from "@catnip/domain/payments";
import { DAY_MS, HOUR_MS } from "@catnip/domain/time";
import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Services } from "../../platform/context.ts";
import { queueJobs } from "../../platform/queue-job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { postTransfer, type TransferEntry } from "../wallets/index.ts";
import { openCase, wasStatedOtherwise, type CaseStanding } from "./cases/open-case.ts";
import { PAYMENT_COLUMNS, type PaymentRow } from "./payment-row.ts";
import { TAX_ACCOUNT } from "./top-up-tax.ts";
import type { ProviderFact } from "../providers/index.ts";
import { applyMoneyBack } from "./money-back/apply-money-back.ts";

export type FactOutcome = {
  /** `review`: needs a person; this fact credited nothing. `parked`: arrived early and is kept for later. */
  readonly outcome: "credited" | "changed" | "unchanged" | "review" | "parked" | "no-such-payment";
  readonly state: PaymentState | null;
};

/**
 * Applies a verified fact from a provider to our payment, in one transaction. This is the only path by which a top-up
 * becomes coins, for every caller: notification, query, sweep, staff.
 *
 * Credits exactly once: the payment row is locked, and the credit has two unique keys, one on the payment and one on
 * the provider's transaction. The amount credited is the plan snapshot stored with the payment, never a number from the
 * message. Anything that does not match our order exactly goes to manual review without a credit.
 */
export async function applyFact(
  { db, now }: Pick<Services, "db" | "now">,
  fact: ProviderFact,
): Promise<FactOutcome> {
  return inTransaction(db, ({ $client }) => applyFactIn($client, fact, now()));
}

/**
 * The same inside the caller's transaction, for a staff decision that is written along with it.
 *
 * @param byStaff a person vouches for the fact, although the provider stated something else before
 */
export async function applyFactIn(
  client: PoolClient,
  fact: ProviderFact,
  now: Date,
  { byStaff = false }: { readonly byStaff?: boolean } = {},
): Promise<FactOutcome> {
  const { rows } = await client.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where order_no = $1 for update`,
    [fact.orderNo],
  );
  const [payment] = rows;
  if (!payment) {
    // A payer is missing their coins; only staff can find out who.
    if (fact.kind === "succeeded" || MONEY_BACK.has(fact.kind))
      await openCase(client, { fact, paymentOrderNo: null, reason: "unknown-order", now });
    return { outcome: "no-such-payment", state: null };
  }

  if (MONEY_BACK.has(fact.kind) && isCredited(payment.state)) return moneyBack(client, payment, fact, now);
  const decision = await decide(client, payment, fact, byStaff);
  if (decision.credit) await credit(client, payment, fact, now);
  return carryOut(client, payment, fact, decision, now);
}

/** Refunds and disputes. Before the credit they are early, and the domain parks them. */
const MONEY_BACK: ReadonlySet<ProviderFact["kind"]> = new Set([
  "refunded",
  "disputed",
  "dispute_won",
  "reversed",
]);

async function moneyBack(
  client: PoolClient,
  payment: PaymentRow,
  fact: ProviderFact,
  now: Date,
): Promise<FactOutcome> {
  const came = await applyMoneyBack(client, payment, fact, now);
  if (came === "unchanged") return { outcome: "unchanged", state: payment.state };
  if (came === "noted" || "state" in came) {
    const state = came === "noted" ? payment.state : came.state;
    await noteChange(client, payment, state, `${fact.kind}: ${fact.evidence.source}`, fact, now);
    await client.query("update payments set state = $2, updated_at = $3 where order_no = $1", [
      payment.order_no,
      state,
      now,
    ]);
    return { outcome: came === "noted" ? "unchanged" : "changed", state };
  }
  const told = await noteReview(client, payment, fact, came.review, now);
  return { outcome: told === "decided" ? "unchanged" : "review", state: payment.state };
}

async function decide(
  client: PoolClient,
  payment: PaymentRow,
  fact: ProviderFact,
  byStaff: boolean,
): Promise<PaymentDecision> {
  const mismatch = factMismatch(payment, {
    provider_key: fact.provider,
    merchant_account: fact.merchantAccount,
    order_no: fact.orderNo,
    currency_id: fact.amount.currency,
    pay_amount: fact.amount.minor,
  });
  const { rows } = await client.query<{ order_no: string; provider_txn_id: string }>(
    "select order_no, provider_txn_id from payment_credits where order_no = $1",
    [payment.order_no],
  );
  const sameTransaction = rows[0]?.provider_txn_id === fact.providerTxnId;
  const decision = nextPaymentState(payment.state, {
    kind: fact.kind,
    mismatch,
    sameTransaction,
    byStaff,
    contradicted: await wasStatedOtherwise(client, payment.order_no, fact),
  });
  if (!decision.credit) return decision;

  // Claims the provider's transaction, so that it cannot pay for two orders.
  const claim = await client.query(
    `insert into payment_credits (order_no, provider, provider_txn_id, transfer_id, created_at)
      values ($1, $2, $3, $4, now()) on conflict (provider, provider_txn_id) do nothing`,
    [payment.order_no, fact.provider, fact.providerTxnId, randomUUID()],
  );
  return claim.rowCount === 1
    ? decision
    : nextPaymentState(payment.state, { kind: fact.kind, mismatch: "order-mismatch" });
}

async function credit(client: PoolClient, payment: PaymentRow, fact: ProviderFact, now: Date): Promise<void> {
  const { rows } = await client.query<{ transfer_id: string; gone: boolean }>(
    `select transfer_id, not exists (select from "user" where id = $2 and deleted_at is null) as gone
      from payment_credits where order_no = $1`,
    [payment.order_no, payment.user_uuid],
  );
  const [claimed] = rows;
  if (!claimed) throw new Error(`Payment ${payment.order_no} is credited without a claim`);
  await postTransfer(client, {
    id: claimed.transfer_id,
    kind: "recharge",
    reason: `top-up ${payment.order_no} by ${fact.provider}`,
    entries: rechargeEntries(payment, claimed.gone),
    now,
  });
  if (claimed.gone) await noteReview(client, payment, fact, "user-gone", now);
}

/**
 * Posts the money at the provider's account and the coins at the platform's; each currency sums to zero. The tax in it
 * has an account of its own. If the user has left, the platform holds the coins.
 */
function rechargeEntries(payment: PaymentRow, userIsGone: boolean): readonly TransferEntry[] {
  const { currency_id, pay_amount, net_amount, tax_amount, coin, silver } = payment;
  const lots = {
    meowcent: { origin: "paid", paid_minor: pay_amount, paid_currency: currency_id },
    silver: { origin: "bonus" },
  } as const;
  const receive = (currency: "meowcent" | "silver", amount: number): TransferEntry =>
    userIsGone
      ? { owner: "platform", name: "holding", currency, amount }
      : { owner: "player", uuid: payment.user_uuid, currency, amount, lot: lots[currency] };
  return [
    { owner: "psp", name: payment.provider_key, currency: currency_id, amount: -pay_amount },
    { owner: "platform", name: "conversion", currency: currency_id, amount: net_amount },
    ...(tax_amount > 0
      ? [{ owner: "platform" as const, name: TAX_ACCOUNT, currency: currency_id, amount: tax_amount }]
      : []),
    { owner: "platform", name: "conversion", currency: "meowcent", amount: -coin },
    receive("meowcent", coin),
    ...(silver > 0
      ? [
          { owner: "platform" as const, name: "promo", currency: "silver", amount: -silver },
          receive("silver", silver),
        ]
      : []),
  ];
}

async function carryOut(
  client: PoolClient,
  payment: PaymentRow,
  fact: ProviderFact,
  { state, credit: credited, review, parked }: PaymentDecision,
  now: Date,
): Promise<FactOutcome> {
  if (parked) {
    await noteChange(client, payment, state, `${PARKED}${fact.kind}`, fact, now);
    return { outcome: "parked", state };
  }
  const told = review ? await noteReview(client, payment, fact, review, now) : null;
  // A repeat of a fact that was already dealt with.
  if (told === "decided") return { outcome: "unchanged", state: payment.state };
  if (state !== payment.state) {
    await noteChange(client, payment, state, fact.evidence.source, fact, now);
    const settled =
      isCredited(state) ||
      state === "review" ||
      ((state === "failed" || state === "cancelled") && fact.evidence.source !== "clock");
    await client.query(
      "update payments set state = $2, updated_at = $3, next_query_at = case when $4 then null else next_query_at end where order_no = $1",
      [payment.order_no, state, now, settled],
    );
  }
  if (credited) {
    await queueReceipt(client, payment.order_no);
    // Bought coins pay what is owed before anything else.
    await client.query("select settle_debt($1, $2)", [payment.user_uuid, now]);
    return { outcome: "credited", state: (await applyParked(client, payment.order_no, now)) ?? state };
  }
  if (review) return { outcome: "review", state };
  return { outcome: state === payment.state ? "unchanged" : "changed", state };
}

const PARKED = "parked: ";

/** Applies parked facts in the order they came, now that their payment is here. @returns the state they lead to */
async function applyParked(client: PoolClient, orderNo: string, now: Date): Promise<PaymentState | null> {
  const { rows } = await client.query<{ fact: ProviderFact }>(
    "select fact from payment_changes where order_no = $1 and reason like $2 order by id",
    [orderNo, `${PARKED}%`],
  );
  let state: PaymentState | null = null;
  for (const { fact } of rows) ({ state } = await applyFactIn(client, fact, now));
  return state;
}

/** How long a refund or a dispute may wait for its payment before a person looks at it. */
const PARKED_MS = HOUR_MS;
const PARKED_DAYS = 30;

/** Opens a case for what has waited too long for its payment; the fact is still applied if the payment comes. */
export async function reviewLongParked({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const at = now();
  const { rows } = await db.$client.query<{ order_no: string; fact: ProviderFact }>(
    `select c.order_no, c.fact from payment_changes c join payments p on p.order_no = c.order_no
      where c.reason like '${PARKED}%' and c.created_at < $1 and c.created_at > $2
        and not exists (select from payment_credits d where d.order_no = c.order_no)
        and not exists (select from payment_cases o where o.payment_order_no = c.order_no and o.reason = 'money-back')
      order by c.id limit 100`,
    [new Date(at.getTime() - PARKED_MS), new Date(at.getTime() - PARKED_DAYS * DAY_MS)],
  );
  for (const { order_no, fact } of rows)
    await inTransaction(db, async ({ $client: client }) => {
      const { rows: locked } = await client.query<PaymentRow>(
        `select ${PAYMENT_COLUMNS} from payments where order_no = $1 for update`,
        [order_no],
      );
      if (locked[0] && !isCredited(locked[0].state))
        await noteReview(client, locked[0], fact, "money-back", at);
    });
}

/**
 * Has a person look at a fact that was found by comparison, and credits nothing, whatever the fact would do by itself.
 */
export async function reviewFactIn(
  client: PoolClient,
  fact: ProviderFact,
  reason: CaseReason,
  now: Date,
): Promise<void> {
  const { rows } = await client.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where order_no = $1 for update`,
    [fact.orderNo],
  );
  const [payment] = rows;
  if (!payment) {
    await openCase(client, { fact, paymentOrderNo: null, reason, now });
    return;
  }
  const told = await noteReview(client, payment, fact, reason, now);
  if (told === "decided" || fact.kind !== "succeeded" || isCredited(payment.state)) return;
  if (payment.state === "review") return;
  await noteChange(client, payment, "review", fact.evidence.source, fact, now);
  await client.query(
    "update payments set state = 'review', updated_at = $2, next_query_at = null where order_no = $1",
    [payment.order_no, now],
  );
}

async function noteReview(
  client: PoolClient,
  payment: PaymentRow,
  fact: ProviderFact,
  reason: CaseReason,
  now: Date,
): Promise<CaseStanding> {
  const standing = await openCase(client, { fact, paymentOrderNo: payment.order_no, reason, now });
  if (standing !== "new") return standing;
  await client.query("update payments set review_reason = $2, updated_at = $3 where order_no = $1", [
    payment.order_no,
    reason,
    now,
  ]);
  await noteChange(client, payment, payment.state, `review: ${reason}`, fact, now);
  return standing;
}

async function noteChange(
  client: PoolClient,
  payment: PaymentRow,
  to: PaymentState,
  reason: string,
  fact: ProviderFact,
  now: Date,
): Promise<void> {
  await client.query(
    "insert into payment_changes (order_no, from_state, to_state, reason, fact, created_at) values ($1, $2, $3, $4, $5, $6)",
    [payment.order_no, payment.state, to, reason, JSON.stringify(fact), now],
  );
}

/** In the same transaction: no coins without a receipt, no receipt without coins. */
async function queueReceipt(client: PoolClient, orderNo: string): Promise<void> {
  const { rows } = await client.query<{ jobs: boolean }>(
    "select to_regnamespace('graphile_worker') is not null as jobs",
  );
  if (rows[0]?.jobs)
    await queueJobs(client, [{ task: "payment-receipt", class: "receipts", payload: { order_no: orderNo } }]);
}
