import { coinsTakenBack } from "@catnip/domain/payments";
import type { PoolClient } from "pg";
import { ulid } from "ulid";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import type { Actor } from "../../platform/viewer.ts";
import { PAYMENT_COLUMNS, type PaymentRow } from "../top-ups/index.ts";
import { aloneMaxOf, needsSecondPerson } from "../wallets/index.ts";
import { access } from "./refunds.access.ts";
import { paymentProvider } from "../providers/index.ts";
import { carryOutRefund } from "./carry-out-refund.ts";
import { checkRefund, expectPossible, type CheckedRefund, type TopUpRefundInput } from "./refund-input.ts";
import { conflict, invalid, refundBy, type TopUpRefund } from "./refund-row.ts";

/**
 * Staff give money of a top-up back: through the provider, or by hand with the number of the bank's document. What it
 * does to the books follows from the provider's facts alone, so that one refund is booked once, however it is reported.
 *
 * Idempotent. Where a second person is needed, by the sums of the day (R-TWO-1) or because so much of this one payment
 * has gone back, nothing happens until someone else sends the same request.
 *
 * @throws ApiError `input/invalid`, also for more than is left, `pay/payment-not-found`, `auth/forbidden` for one's own
 *   payment, `request/version-conflict` while another refund or a dispute is not settled, `request/id-conflict`
 */
export async function refundTopUp(
  services: Services,
  actor: Pick<Actor, "uuid" | "role">,
  input: TopUpRefundInput,
): Promise<TopUpRefund> {
  const checked = checkRefund(input);
  const noted = await inTransaction(services.db, (tx) => noteRefund(tx, services, actor, checked));
  if (noted.state !== "asked") return noted;
  await carryOutRefund(services, noted.uuid);
  return (await refundBy(services.db, noted.uuid)) ?? noted;
}

type Person = Pick<Actor, "uuid" | "role">;

async function noteRefund(
  tx: Transaction,
  services: Services,
  actor: Person,
  checked: CheckedRefund,
): Promise<TopUpRefund> {
  const now = services.now();
  const payment = await lockPayment(tx.$client, checked.orderNo);
  const before = await refundBy(tx, checked.uuid);
  if (before) return goOn(tx, before, actor, checked, payment, now);
  if (!payment) throw new ApiError("pay/payment-not-found", "There is no such payment");
  expectNotOwn(payment, actor);
  const refunded = await refundedOf(tx.$client, payment);
  if (checked.minor > payment.pay_amount - refunded)
    throw invalid("pay_amount", "More would go back than is left of the payment");
  await expectNothingRunning(tx.$client, payment);
  expectPossible(checked, payment, paymentProvider(services, payment.provider_key));

  const state = (await needsSecond(tx, services, payment, { refunded, minor: checked.minor, actor, now }))
    ? "noted"
    : "asked";
  await tx.$client.query(
    `insert into top_up_refunds (uuid, refund_no, order_no, pay_amount, refunded_before, why, bank_reference, state, asked_by,
        next_try_at, created_at, changed_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      checked.uuid,
      ulid(now.getTime()),
      payment.order_no,
      checked.minor,
      refunded,
      checked.why,
      checked.reference,
      state,
      actor.uuid,
      state === "asked" ? now : null,
      now,
    ],
  );
  await audit(tx, actor, checked, state, now);
  const row = await refundBy(tx, checked.uuid);
  if (!row) throw new Error("A refund was noted, but nothing came back");
  return row;
}

/** By what the day's refunds come to, and by what this payment's do however slowly they are made (R-RFD-24). */
async function needsSecond(
  tx: Transaction,
  { config }: Pick<Services, "config">,
  payment: PaymentRow,
  {
    refunded,
    minor,
    actor,
    now,
  }: { readonly refunded: number; readonly minor: number; readonly actor: Person; readonly now: Date },
): Promise<boolean> {
  const coins = coinsTakenBack(payment, 0, refunded + minor).coin;
  const isMuch = await needsSecondPerson(tx, config, "top-up-refund", {
    actor_uuid: actor.uuid,
    parts: [
      { beneficiary_uuid: payment.user_uuid, worth: coins - coinsTakenBack(payment, 0, refunded).coin },
    ],
    at: now,
  });
  return isMuch || coins > aloneMaxOf(config, "top-up-refund");
}

/** The same request again: from another person, it is the second decision that a large amount needs. */
async function goOn(
  tx: Transaction,
  before: TopUpRefund,
  actor: Person,
  checked: CheckedRefund,
  payment: PaymentRow | null,
  now: Date,
): Promise<TopUpRefund> {
  const isSame =
    before.order_no === checked.orderNo &&
    before.pay_amount === checked.minor &&
    before.bank_reference === checked.reference;
  if (!isSame || !payment) throw conflict();
  if (before.state !== "noted" || before.asked_by === actor.uuid) return before;
  expectNotOwn(payment, actor);
  await tx.$client.query(
    "update top_up_refunds set state = 'asked', approved_by = $2, next_try_at = $3, changed_at = $3 where uuid = $1",
    [before.uuid, actor.uuid, now],
  );
  await audit(tx, actor, checked, "asked", now);
  return { ...before, state: "asked", approved_by: actor.uuid };
}

const audit = (
  tx: Transaction,
  actor: Person,
  { uuid, orderNo, minor, why, reference }: CheckedRefund,
  state: string,
  at: Date,
) =>
  recordAudit(tx, actor, {
    operation: audited(access, "refundTopUp"),
    object: { kind: "payment", id: orderNo },
    why,
    after: { refund: uuid, state, pay_amount: minor, bank_reference: reference },
    at,
  });

function expectNotOwn(payment: PaymentRow, actor: Person): void {
  if (payment.user_uuid === actor.uuid)
    throw new ApiError("auth/forbidden", "Someone else must refund your own payment");
}

/** In the same order as `applyFact`. */
async function lockPayment(client: PoolClient, orderNo: string): Promise<PaymentRow | null> {
  const { rows } = await client.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where order_no = $1 for update`,
    [orderNo],
  );
  return rows[0] ?? null;
}

/** What has gone back; a payment that was never credited has nothing to give. */
async function refundedOf(client: PoolClient, { order_no, pay_amount }: PaymentRow): Promise<number> {
  const { rows } = await client.query<{ refunded: number }>(
    `select case when exists (select from payment_credits where order_no = $1)
      then (select coalesce(sum(minor), 0) from payment_refunds where order_no = $1) else $2 end::bigint as refunded`,
    [order_no, pay_amount],
  );
  return rows[0]?.refunded ?? pay_amount;
}

async function expectNothingRunning(client: PoolClient, { order_no, state }: PaymentRow): Promise<void> {
  const { rowCount } = await client.query(
    "select from top_up_refunds where order_no = $1 and state in ('noted', 'asked')",
    [order_no],
  );
  if (rowCount || state === "disputed")
    throw new ApiError(
      "request/version-conflict",
      "Another refund or a dispute of this payment is not settled yet",
    );
}
