import type { Services } from "../../platform/context.ts";
import { applyFact } from "./apply-fact.ts";
import { mayStillChange, ownPayment, PAYMENT_COLUMNS, viewOf, type PaymentRow } from "./payment-row.ts";
import { paymentProvider } from "./providers/index.ts";
import type { PaymentProvider } from "./providers/provider.types.ts";
import { askProvider } from "./submit-payment.ts";

/** Query schedule: minutes after each query, then daily. The first query is 2 minutes after the payment began. */
const BACK_OFF_MINUTES = [5, 10, 20, 30, 60, 180, 360, 720, 1_440] as const;
const DAYS_ASKED = 7;
const BATCH = 20;

/**
 * Queries providers about open payments, in case a notification was lost, and expires those whose time is over. Several
 * processes may sweep at once: each takes payments nobody else is working on.
 *
 * An expired payment is queried for another week, because late money is real money.
 *
 * One failing payment does not hold up the others.
 *
 * @returns how many payments were checked
 * @throws AggregateError at the end, so that an operator learns which payments could not be checked
 */
export async function sweepPayments(services: Services): Promise<number> {
  let looked = 0;
  const faults: unknown[] = [];
  for (;;) {
    const due = await claimDue(services);
    for (const payment of due) await lookAt(services, payment).catch((fault: unknown) => faults.push(fault));
    looked += due.length;
    if (due.length < BATCH) break;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} payments could not be looked at`);
  return looked;
}

/** Claims a batch by moving its next turn forward, so that a crash here costs a turn and no payment. */
async function claimDue({ db, now }: Services): Promise<readonly PaymentRow[]> {
  const { rows } = await db.$client.query<PaymentRow>(
    `update payments set queries = queries + 1, next_query_at = case
        when created_at < $1::timestamptz - make_interval(days => ${DAYS_ASKED}) then null
        else $1::timestamptz + make_interval(mins => ($2::int[])[least(queries + 1, ${BACK_OFF_MINUTES.length})]) end
      where order_no in (
        select order_no from payments where next_query_at <= $1 order by next_query_at limit ${BATCH} for update skip locked)
      returning ${PAYMENT_COLUMNS}`,
    [now(), BACK_OFF_MINUTES],
  );
  return rows;
}

async function lookAt(services: Services, payment: PaymentRow): Promise<void> {
  const provider = paymentProvider(services, payment.provider_key);
  const neverHandedOver = payment.handed_over_at === null;
  const mayAsk =
    provider?.capabilities.canQuery &&
    !(neverHandedOver && provider.capabilities.unknownOrderQueryIsPunished);
  const said = mayAsk ? await askProvider(services, payment) : "unknown-to-provider";
  // Only a provider that answered and knows of no payment lets one expire; one that was not reached might hold money.
  if (said === "unavailable" || said === "not-asked" || payment.expires_at > services.now()) return;
  if (!(await isClosed(services, provider, payment))) return;
  await applyFact(services, {
    provider: payment.provider_key,
    merchantAccount: payment.merchant_account,
    orderNo: payment.order_no,
    providerTxnId: "",
    kind: "expired",
    amount: { currency: payment.currency_id, minor: payment.pay_amount },
    evidence: { source: "clock", rawRef: `asked ${payment.queries} times` },
  });
}

/**
 * Closes an order at its provider before it expires here, so that no payment can slip in between.
 *
 * @returns whether nothing can arrive any more, as far as the provider allows us to ensure that
 */
async function isClosed(
  services: Services,
  provider: PaymentProvider | null,
  payment: PaymentRow,
): Promise<boolean> {
  if (!provider?.capabilities.canClose || !provider.close || payment.handed_over_at === null) return true;
  const now = await ownPayment(services.db.$client, payment.user_uuid, payment.order_no);
  if (!now || !mayStillChange(now) || now.state !== "pending") return true;
  const answer = await provider.close(viewOf(payment));
  if (answer === "already-paid") await askProvider(services, payment);
  return answer === "closed";
}
