import type { Services } from "../../platform/context.ts";
import { applyFact } from "./apply-fact.ts";
import { mayStillChange, ownPayment, PAYMENT_COLUMNS, viewOf, type PaymentRow } from "./payment-row.ts";
import { type PaymentProvider, paymentProvider } from "../providers/index.ts";
import { askProvider } from "./submit-payment.ts";

/** Query schedule: minutes after each query, then daily. The first query is 2 minutes after the payment began. */
const BACK_OFF_MINUTES = [5, 10, 20, 30, 60, 180, 360, 720, 1_440] as const;
const DAYS_ASKED = 7;
const BATCH = 20;
/** After so many questions in a row without an answer a provider is left alone until the next sweep. */
const UNANSWERED_MAX = 3;
/** When a payment whose provider was left alone gets its turn. */
const TURN_AGAIN_MINUTES = 1;

/**
 * Queries providers about open payments, in case a notification was lost, and expires those whose time is over. Several
 * processes may sweep at once: each takes payments no other is working on.
 *
 * An expired payment is queried for another week, because late money is real money.
 *
 * One failing payment does not hold up the others. Providers are asked side by side, and one that does not answer is
 * not asked about everything: a hundred open payments at a provider that hangs would keep the money of all others
 * waiting for a quarter of an hour (R-PAY-7).
 *
 * @returns how many payments were checked
 * @throws AggregateError at the end, so that an operator learns which payments could not be checked
 */
export async function sweepPayments(services: Services): Promise<number> {
  let looked = 0;
  const faults: unknown[] = [];
  const unanswered = new Map<string, number>();
  const lookAtThose = async (payments: readonly PaymentRow[]): Promise<void> => {
    for (const payment of payments) {
      const { provider_key: key } = payment;
      const inVain = unanswered.get(key) ?? 0;
      if (inVain >= UNANSWERED_MAX) {
        await giveTurnBack(services, payment);
        continue;
      }
      const came = await lookAt(services, payment).catch((fault: unknown) => void faults.push(fault));
      if (came !== undefined) unanswered.set(key, came === "no answer" ? inVain + 1 : 0);
    }
  };
  for (;;) {
    const due = await claimDue(services);
    await Promise.all([...Map.groupBy(due, ({ provider_key }) => provider_key).values()].map(lookAtThose));
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

/** As if it had not been claimed, but for a minute. */
async function giveTurnBack({ db, now }: Services, { order_no }: PaymentRow): Promise<void> {
  await db.$client.query(
    `update payments set queries = greatest(queries - 1, 0),
        next_query_at = $2::timestamptz + make_interval(mins => ${TURN_AGAIN_MINUTES})
      where order_no = $1 and next_query_at is not null`,
    [order_no, now()],
  );
}

/** What was learnt about the provider; `nothing`: it was not asked. */
async function lookAt(services: Services, payment: PaymentRow): Promise<"answer" | "no answer" | "nothing"> {
  const provider = paymentProvider(services, payment.provider_key);
  const neverHandedOver = payment.handed_over_at === null;
  const mayAsk =
    provider?.capabilities.canQuery &&
    !(neverHandedOver && provider.capabilities.unknownOrderQueryIsPunished);
  const said = mayAsk ? await askProvider(services, payment) : "unknown-to-provider";
  // Only a provider that answered and knows of no payment lets one expire; one that was not reached might hold money.
  if (said === "unavailable") return "no answer";
  const learnt = mayAsk && said !== "not-asked" ? "answer" : "nothing";
  if (said === "not-asked" || payment.expires_at > services.now()) return learnt;
  if (!(await isClosed(services, provider, payment))) return learnt;
  await applyFact(services, {
    provider: payment.provider_key,
    merchantAccount: payment.merchant_account,
    orderNo: payment.order_no,
    providerTxnId: "",
    kind: "expired",
    amount: { currency: payment.currency_id, minor: payment.pay_amount },
    evidence: { source: "clock", rawRef: `asked ${payment.queries} times` },
  });
  return learnt;
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
