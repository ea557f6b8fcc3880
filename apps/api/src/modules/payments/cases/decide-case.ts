import {
  CASE_DECISIONS,
  CREDIT_ALONE_MAX,
  caseDecisions,
  coinsPaidFor,
  factMismatch,
  type CaseDecision,
  type PaidFor,
} from "@catnip/domain/payments";
import type { PoolClient } from "pg";
import { audited, recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Services } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import { inTransaction, type Transaction } from "../../../platform/transaction.ts";
import { isUuid } from "../../../platform/uuid.ts";
import type { Actor } from "../../../platform/viewer.ts";
import { cleanReason } from "../../../platform/reason.ts";
import { applyFactIn } from "../apply-fact.ts";
import { PAYMENT_COLUMNS, viewOf, type PaymentRow } from "../payment-row.ts";
import { paymentProvider } from "../providers/index.ts";
import type { ProviderFact } from "../providers/provider.types.ts";
import { insertPaidPayment } from "./insert-paid-payment.ts";
import {
  CASE_COLUMNS,
  findPaymentCases,
  plansFor,
  type CaseRow,
  type PaymentCase,
  type Plan,
} from "./find-cases.ts";
import { access } from "../payments.access.ts";

export type CaseDecisionInput = {
  /** Client-made key: sending it again changes nothing. */
  readonly uuid: string;
  /** `PaymentCase.uuid`. */
  readonly case_uuid: string;
  readonly decision: string;
  readonly reason: string;
  /** Whose wallet is credited; only for money that belongs to no order of ours. */
  readonly user_uuid?: string | null | undefined;
};

/**
 * Carries out what a member of staff decides about a case, once, with one audit event in the same transaction.
 *
 * Coins are credited by `applyFact` and nothing else: either the order as it was made (`accept`), or a payment of its
 * own for what was really paid (`credit-paid`), whose unique provider transaction keeps the same money from being
 * credited twice. Above `CREDIT_ALONE_MAX` the first decision is only noted, and somebody else has to decide the same.
 *
 * @throws ApiError `input/invalid`, `auth/forbidden` for one's own payment, `pay/case-not-found`, `pay/case-decided`,
 *   `pay/not-confirmed` when the provider does not confirm what should be accepted, `request/id-conflict`
 */
export async function decideCase(
  services: Pick<Services, "db" | "config" | "now" | "fetch" | "paymentProviders">,
  actor: Pick<Actor, "uuid" | "role">,
  input: CaseDecisionInput,
): Promise<PaymentCase> {
  const checked = checkInput(input);
  const confirmed = checked.decision === "accept" ? await confirmedFact(services, checked.case_uuid) : null;
  await inTransaction(services.db, (tx) => decideIn(tx, services, actor, { ...checked, confirmed }));
  const [found] = await findPaymentCases(services.db, { uuid: checked.case_uuid });
  if (!found) throw notFound();
  return found;
}

type Checked = {
  readonly uuid: string;
  readonly case_uuid: string;
  readonly decision: CaseDecision;
  readonly why: string;
  readonly user_uuid: string | null;
};

type Deciding = Checked & { readonly confirmed: ProviderFact | null };

function checkInput(input: CaseDecisionInput): Checked {
  if (!isUuid(input.uuid)) throw invalid("uuid", "The key of a decision is a uuid");
  if (!isUuid(input.case_uuid)) throw notFound();
  const decision = CASE_DECISIONS.find((name) => name === input.decision);
  if (!decision) throw invalid("decision", `A decision is one of ${CASE_DECISIONS.join(", ")}`);
  const user_uuid = input.user_uuid ?? null;
  if (user_uuid !== null && !isUuid(user_uuid)) throw invalid("user_uuid", "Not the uuid of a user");
  return {
    uuid: input.uuid.toLowerCase(),
    case_uuid: input.case_uuid.toLowerCase(),
    decision,
    why: cleanReason(input.reason),
    user_uuid: user_uuid?.toLowerCase() ?? null,
  };
}

async function decideIn(
  tx: Transaction,
  services: Pick<Services, "db" | "config" | "now" | "fetch" | "paymentProviders">,
  actor: Pick<Actor, "uuid" | "role">,
  input: Deciding,
): Promise<void> {
  const { $client: client } = tx;
  const now = services.now();
  const { payment, row } = await lockCase(client, input.case_uuid);
  if (
    row.decision_uuid === input.uuid ||
    (row.first_by === actor.uuid && row.first_decision?.uuid === input.uuid)
  ) {
    const before = row.decision ?? row.first_decision?.decision;
    if (before !== input.decision) throw conflict();
    return;
  }
  if (row.decision !== null)
    throw new ApiError("pay/case-decided", "The case has been decided already", { decision: row.decision });
  const possible = caseDecisions(row);
  if (!possible.includes(input.decision))
    throw invalid("decision", `About this case one can decide: ${possible.join(", ")}`);

  const owner = payment?.user_uuid ?? input.user_uuid;
  if (input.user_uuid !== null && (payment !== null || input.decision !== "credit-paid"))
    throw invalid("user_uuid", "A user is named only for money of an unknown order that is credited");
  if (owner === actor.uuid)
    throw new ApiError("auth/forbidden", "Somebody else must decide about your own payment");

  const confirmed = row.reason === "contradiction" ? row.fact : input.confirmed;
  if (input.decision === "accept" && !confirmed)
    throw new ApiError(
      "pay/not-confirmed",
      "The provider does not confirm the order as it was made; decide otherwise",
    );
  const paid = input.decision === "credit-paid" ? await countPaid(client, services, row) : null;
  const coin = paid?.coin ?? (input.decision === "accept" ? (payment?.coin ?? 0) : 0);
  const audit = (after: object) =>
    recordAudit(tx, actor, {
      operation: audited(access, "decidePaymentCase"),
      object: { kind: "payment_case", id: row.uuid },
      why: input.why,
      before: { decision: null, first_by: row.first_by },
      after: { decision: input.decision, coin, ...after },
      at: now,
    });
  if (coin > CREDIT_ALONE_MAX && !isSecond(row, actor, input)) {
    await noteFirst(client, actor, input);
    await audit({ first_by: actor.uuid });
    return;
  }

  const credited = await carryOut(client, { row, payment, owner, paid, input: { ...input, confirmed }, now });
  await close(client, { row, actor, input, credited, now });
  if (payment) await settlePayment(client, payment.order_no, input, now);
  await audit({ credited_order_no: credited });
}

/** The payment first, as `applyFact` does, so that the two cannot wait for each other. */
async function lockCase(
  client: PoolClient,
  uuid: string,
): Promise<{ readonly payment: PaymentRow | null; readonly row: CaseRow }> {
  const { rows: payments } = await client.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments
      where order_no = (select payment_order_no from payment_cases where uuid = $1) for update`,
    [uuid],
  );
  const { rows } = await client.query<CaseRow>(
    `select ${CASE_COLUMNS} from payment_cases where uuid = $1 for update`,
    [uuid],
  );
  const [row] = rows;
  if (!row) throw notFound();
  return { payment: payments[0] ?? null, row };
}

async function countPaid(
  client: PoolClient,
  services: Pick<Services, "config" | "now" | "fetch" | "paymentProviders">,
  row: CaseRow,
): Promise<PaidFor<Plan>> {
  const provider = paymentProvider(services, row.provider);
  if (provider?.merchantAccount !== row.merchant_account)
    throw invalid("decision", "The money reached an account that is not ours; it cannot be credited");
  const { rows } = await client.query<{ plans: readonly Plan[] }>(
    `select (${plansFor("c")}) as plans from payment_cases c where c.uuid = $1`,
    [row.uuid],
  );
  const paid = coinsPaidFor(row.pay_amount, rows[0]?.plans ?? []);
  if (!paid)
    throw invalid(
      "decision",
      "Nothing is sold for this amount in this currency; give the money back instead",
    );
  return paid;
}

/** Whether somebody else has decided the same before. */
function isSecond(row: CaseRow, actor: Pick<Actor, "uuid">, input: Checked): boolean {
  return (
    row.first_by !== null &&
    row.first_by !== actor.uuid &&
    row.first_decision?.decision === input.decision &&
    row.first_decision.user_uuid === input.user_uuid
  );
}

async function noteFirst(client: PoolClient, actor: Pick<Actor, "uuid">, input: Checked): Promise<void> {
  const { uuid, decision, user_uuid } = input;
  await client.query("update payment_cases set first_by = $2, first_decision = $3 where uuid = $1", [
    input.case_uuid,
    actor.uuid,
    JSON.stringify({ uuid, decision, user_uuid }),
  ]);
}

type Work = {
  readonly row: CaseRow;
  readonly payment: PaymentRow | null;
  readonly owner: string | null;
  readonly paid: PaidFor<Plan> | null;
  readonly input: Deciding;
  readonly now: Date;
};

/** @returns the payment that was credited, or null */
async function carryOut(
  client: PoolClient,
  { row, payment, owner, paid, input, now }: Work,
): Promise<string | null> {
  if (paid) {
    const userUuid = await livingUser(client, owner);
    const orderNo = await insertPaidPayment(client, { row, like: payment, userUuid, paid, now });
    await credit(client, { ...row.fact, orderNo, evidence: { source: "staff", rawRef: row.uuid } }, now);
    return orderNo;
  }
  const { decision, confirmed } = input;
  if (decision !== "accept" || !confirmed) return null;
  await credit(client, confirmed, now);
  return confirmed.orderNo;
}

async function credit(client: PoolClient, fact: ProviderFact, now: Date): Promise<void> {
  const { outcome } = await applyFactIn(client, fact, now, { byStaff: true });
  if (outcome !== "credited")
    throw new ApiError("pay/case-decided", "This money, or this order, has been credited already");
}

async function livingUser(client: PoolClient, userUuid: string | null): Promise<string> {
  if (userUuid === null) throw invalid("user_uuid", "Say whose wallet is credited: the order is unknown");
  const { rowCount } = await client.query(`select from "user" where id = $1 and deleted_at is null`, [
    userUuid,
  ]);
  if (rowCount === 0)
    throw invalid("user_uuid", "There is no such user any more; give the money back instead");
  return userUuid;
}

/** What was decided about money holds for every statement about the same transaction. */
async function close(
  client: PoolClient,
  {
    row,
    actor,
    input,
    credited,
    now,
  }: {
    readonly row: CaseRow;
    readonly actor: Pick<Actor, "uuid">;
    readonly input: Deciding;
    readonly credited: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const { rowCount } = await client.query("select from payment_cases where decision_uuid = $1", [input.uuid]);
  if (rowCount) throw conflict();
  await client.query(
    `update payment_cases set decision = $2, decision_uuid = case when uuid = $1 then $3::uuid else uuidv7() end,
        decided_by = $4, decided_at = $5, why = $6, credited_order_no = $7
      where uuid = $1 or ($2 <> 'dismiss' and decision is null and payment_order_no = $8 and provider = $9
        and merchant_account = $10 and provider_txn_id = $11 and reason in ('amount-mismatch', 'currency-mismatch', 'contradiction'))`,
    [
      row.uuid,
      input.decision,
      input.uuid,
      actor.uuid,
      now,
      input.why,
      credited,
      row.payment_order_no,
      row.provider,
      row.merchant_account,
      row.provider_txn_id,
    ],
  );
}

/** A payment nothing is open about any more no longer waits; late money may still come for it. */
async function settlePayment(client: PoolClient, orderNo: string, input: Checked, now: Date): Promise<void> {
  const { rows } = await client.query<{ state: string; open: string | null }>(
    `select p.state, (select reason from payment_cases c where c.payment_order_no = p.order_no and c.decision is null
        order by c.opened_at desc limit 1) as open from payments p where p.order_no = $1`,
    [orderNo],
  );
  const [at] = rows;
  if (!at) return;
  const ends = at.open === null && at.state === "review";
  await client.query(
    `update payments set review_reason = $2, updated_at = $3, state = case when $4 then 'failed' else state end,
      next_query_at = case when $4 then null else next_query_at end where order_no = $1`,
    [orderNo, at.open, now, ends],
  );
  if (ends)
    await client.query(
      "insert into payment_changes (order_no, from_state, to_state, reason, created_at) values ($1, 'review', 'failed', $2, $3)",
      [orderNo, `staff: ${input.decision}`, now],
    );
}

/** What the provider says now about the order of a case, if it agrees with the order in everything. */
async function confirmedFact(
  services: Pick<Services, "db" | "config" | "now" | "fetch" | "paymentProviders">,
  caseUuid: string,
): Promise<ProviderFact | null> {
  const { rows } = await services.db.$client.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where order_no = (select payment_order_no from payment_cases where uuid = $1
      and reason <> 'contradiction' and decision is null)`,
    [caseUuid],
  );
  const [payment] = rows;
  if (!payment) return null;
  const provider = paymentProvider(services, payment.provider_key);
  if (!provider?.capabilities.canQuery || !provider.query) return null;
  const facts = await provider.query(viewOf(payment));
  if (typeof facts === "string") return null;
  return facts.find((fact) => fact.kind === "succeeded" && agrees(payment, fact)) ?? null;
}

const agrees = (payment: PaymentRow, fact: ProviderFact): boolean =>
  factMismatch(payment, {
    provider_key: fact.provider,
    merchant_account: fact.merchantAccount,
    order_no: fact.orderNo,
    currency_id: fact.amount.currency,
    pay_amount: fact.amount.minor,
  }) === null;

const invalid = (field: string, message: string) => new ApiError("input/invalid", message, { field });
const notFound = () => new ApiError("pay/case-not-found", "There is no such case");
const conflict = () =>
  new ApiError("request/id-conflict", "This key was used for another decision", { field: "uuid" });
