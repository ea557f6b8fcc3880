import { isCredited } from "@catnip/domain/payments";
import type { PoolClient } from "pg";
import { audited, recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Services } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import { inTransaction, type Transaction } from "../../../platform/transaction.ts";
import type { Actor } from "../../../platform/viewer.ts";
import { type FactOutcome, PAYMENT_COLUMNS, type PaymentRow, applyFactIn } from "../../top-ups/index.ts";
import { type ProviderFact, paymentProvider } from "../../providers/index.ts";
import { checkConfirmation, type Confirmation, type ConfirmationInput } from "./check-confirmation.ts";
import { needsSecondPerson } from "../../wallets/index.ts";
import { access } from "../reviews.access.ts";

export type ConfirmedPayment = {
  readonly payment: PaymentRow;
  /**
   * `credited`: the coins are in the wallet. `noted`: the amount requires a second person to confirm the same.
   * `review`: the confirmation does not match the payment and is now a case.
   */
  readonly outcome: "credited" | "noted" | "review";
};

/**
 * Staff confirm that money for a payment through customer service has arrived. Credits only through `applyFact`, with
 * one audit event in the same transaction.
 *
 * The receipt number is unique per channel, so the same money is credited once, no matter who confirms it for which
 * payment. Where a second person is needed (R-TWO-1) the first confirmation is only recorded, and someone else has to
 * confirm the same.
 *
 * @throws ApiError `input/invalid`, `pay/payment-not-found`, `auth/forbidden` for one's own payment, `pay/case-decided`
 *   when the payment is already credited, `request/id-conflict`
 */
export async function confirmPayment(
  services: Pick<Services, "db" | "config" | "now" | "fetch" | "paymentProviders">,
  actor: Pick<Actor, "uuid" | "role">,
  input: ConfirmationInput,
): Promise<ConfirmedPayment> {
  const checked = checkConfirmation(input);
  return inTransaction(services.db, (tx) => confirmIn(tx, services, actor, checked));
}

async function confirmIn(
  tx: Transaction,
  services: Pick<Services, "config" | "now" | "fetch" | "paymentProviders">,
  actor: Pick<Actor, "uuid" | "role">,
  stated: Confirmation,
): Promise<ConfirmedPayment> {
  const { $client: client } = tx;
  const now = services.now();
  const payment = await lockPayment(client, stated.reference);
  const provider = payment && paymentProvider(services, payment.provider_key);
  if (!payment || !provider?.channels) throw notFound();
  if (payment.user_uuid === actor.uuid)
    throw new ApiError("auth/forbidden", "Someone else must confirm your own payment");
  if (!provider.channels.includes(stated.channel))
    throw new ApiError("input/invalid", `A channel is one of ${provider.channels.join(", ")}`, {
      field: "channel",
    });

  const before = await sameKey(client, stated, payment.order_no, actor);
  if (before) return { payment, outcome: outcomeOf(payment) };
  if (isCredited(payment.state))
    throw new ApiError("pay/case-decided", "This payment has been credited already");

  const intended = {
    actor_uuid: actor.uuid,
    parts: [{ beneficiary_uuid: payment.user_uuid, worth: payment.coin }],
    at: now,
  };
  const needsSecond =
    !(await isSecond(client, stated, payment, actor)) &&
    (await needsSecondPerson(tx, services.config, "credit", intended));
  await noteConfirmation(client, stated, payment, actor, now);
  const outcome = needsSecond
    ? "noted"
    : outcomeAfter(await applyFactIn(client, factOf(payment, stated), now));
  await recordAudit(tx, actor, {
    operation: audited(access, "confirmPayment"),
    object: { kind: "payment", id: payment.order_no },
    why: stated.why,
    before: { state: payment.state },
    after: {
      outcome,
      channel: stated.channel,
      external_ref: stated.externalRef,
      currency_id: stated.currency,
      pay_amount: stated.minor,
    },
    at: now,
  });
  return { payment: (await lockPayment(client, payment.order_no)) ?? payment, outcome };
}

/** Finds a payment by the reference the payer quoted, or by our own number. Locks in the same order as `applyFact`. */
async function lockPayment(client: PoolClient, reference: string): Promise<PaymentRow | null> {
  const { rows } = await client.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where order_no = $1 or provider_ref = $1 for update`,
    [reference],
  );
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

/** Whether this exact confirmation was made before; reusing its key for anything else is an error. */
async function sameKey(
  client: PoolClient,
  stated: Confirmation,
  orderNo: string,
  actor: Pick<Actor, "uuid">,
): Promise<boolean> {
  const { rows } = await client.query<{ same: boolean }>(
    `select (order_no, channel, external_ref, currency_id, pay_amount, confirmed_by) = ($2, $3, $4, $5, $6, $7) as same
      from payment_confirmations where uuid = $1`,
    [stated.uuid, orderNo, stated.channel, stated.externalRef, stated.currency, stated.minor, actor.uuid],
  );
  const [found] = rows;
  if (found && !found.same)
    throw new ApiError("request/id-conflict", "This key was used for another confirmation", {
      field: "uuid",
    });
  return found !== undefined;
}

/** Whether another person already stated the same. */
async function isSecond(
  client: PoolClient,
  { channel, externalRef, currency, minor }: Confirmation,
  { order_no }: PaymentRow,
  { uuid }: Pick<Actor, "uuid">,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from payment_confirmations where order_no = $1 and channel = $2 and external_ref = $3
        and currency_id = $4 and pay_amount = $5 and confirmed_by <> $6 limit 1`,
    [order_no, channel, externalRef, currency, minor, uuid],
  );
  return rowCount === 1;
}

async function noteConfirmation(
  client: PoolClient,
  { uuid, channel, externalRef, currency, minor, why }: Confirmation,
  { order_no }: PaymentRow,
  actor: Pick<Actor, "uuid">,
  now: Date,
): Promise<void> {
  await client.query(
    `insert into payment_confirmations (uuid, order_no, channel, external_ref, currency_id, pay_amount, why, confirmed_by,
        created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [uuid, order_no, channel, externalRef, currency, minor, why, actor.uuid, now],
  );
}

const factOf = (payment: PaymentRow, stated: Confirmation): ProviderFact => ({
  provider: payment.provider_key,
  merchantAccount: payment.merchant_account,
  orderNo: payment.order_no,
  providerTxnId: `${stated.channel}:${stated.externalRef}`,
  kind: "succeeded",
  amount: { currency: stated.currency, minor: stated.minor },
  evidence: { source: "staff", rawRef: stated.uuid },
});

const outcomeAfter = ({ outcome }: FactOutcome): ConfirmedPayment["outcome"] =>
  outcome === "credited" ? "credited" : "review";

function outcomeOf({ state }: PaymentRow): ConfirmedPayment["outcome"] {
  if (isCredited(state)) return "credited";
  return state === "review" ? "review" : "noted";
}

const notFound = () => new ApiError("pay/payment-not-found", "There is no such payment by customer service");
