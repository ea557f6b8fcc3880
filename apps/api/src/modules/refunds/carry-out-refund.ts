import type { Services } from "../../platform/context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { PAYMENT_COLUMNS, type PaymentRow, applyFact, applyFactIn, viewOf } from "../top-ups/index.ts";
import { paymentProvider } from "../providers/index.ts";
import { REFUND_COLUMNS, type TopUpRefund } from "./refund-row.ts";

/** Minutes after each try, then daily. A try whose answer was lost is repeated with the same id. */
const BACK_OFF_MINUTES = [2, 5, 10, 30, 60, 360, 1_440] as const;
const BATCH = 20;
/** After so many requests in a row without an answer a provider is left alone until the next sweep. */
const UNANSWERED_MAX = 3;

/**
 * Asks providers again for refunds that they have not confirmed yet. One failing refund does not hold up the others,
 * nor does one provider that does not answer those of another.
 *
 * @throws AggregateError at the end, so that an operator learns of those that could not be requested
 */
export async function sweepRefunds(services: Services): Promise<void> {
  const { rows } = await services.db.$client.query<{ uuid: string; provider_key: string }>(
    `select uuid, provider_key from (
        select r.uuid, p.provider_key, r.next_try_at,
          row_number() over (partition by p.provider_key order by r.next_try_at) as nth
        from top_up_refunds r join payments p using (order_no) where r.next_try_at <= $1
      ) due where nth <= $2 order by next_try_at`,
    [services.now(), BATCH],
  );
  const faults: unknown[] = [];
  const carryOutThose = async (refunds: readonly { readonly uuid: string }[]): Promise<void> => {
    let unanswered = 0;
    for (const { uuid } of refunds) {
      if (unanswered >= UNANSWERED_MAX) return;
      const came = await carryOutRefund(services, uuid).catch((fault: unknown) => void faults.push(fault));
      unanswered = came === "no answer" ? unanswered + 1 : 0;
    }
  };
  await Promise.all([...Map.groupBy(rows, ({ provider_key }) => provider_key).values()].map(carryOutThose));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} refunds could not be asked for`);
}

/**
 * Has a refund made, and applies what the provider states about it. Claiming it moves its next try forward, so that
 * no other process tries at the same time, and a crash costs a turn and no money. No response is not a refusal.
 *
 * @returns `no answer` when the provider did not respond
 */
export async function carryOutRefund(services: Services, uuid: string): Promise<"no answer" | "done"> {
  const { rows } = await services.db.$client.query<TopUpRefund>(
    `update top_up_refunds set tries = tries + 1, changed_at = $2,
        next_try_at = $2::timestamptz + make_interval(mins => ($3::int[])[least(tries + 1, ${BACK_OFF_MINUTES.length})])
      where uuid = $1 and state = 'asked' and next_try_at <= $2 returning ${REFUND_COLUMNS}`,
    [uuid, services.now(), BACK_OFF_MINUTES],
  );
  const [refund] = rows;
  if (!refund) return "done";
  const payment = await paymentOf(services, refund.order_no);
  if (refund.bank_reference !== null) {
    await recordByHand(services, refund, payment, refund.bank_reference);
    return "done";
  }
  const provider = paymentProvider(services, payment.provider_key);
  const facts = await provider?.refund?.(viewOf(payment), {
    refundId: refund.refund_no,
    minor: refund.pay_amount,
  });
  if (!facts || facts === "unavailable") return "no answer";
  for (const fact of facts) await applyFact(services, fact);
  await end(services, refund, "done");
  return "done";
}

/** The fact is staff's own, and written along with the end of the request. */
async function recordByHand(
  services: Services,
  refund: TopUpRefund,
  payment: PaymentRow,
  reference: string,
): Promise<void> {
  await inTransaction(services.db, async ({ $client: client }) => {
    const { outcome } = await applyFactIn(
      client,
      {
        provider: payment.provider_key,
        merchantAccount: payment.merchant_account,
        orderNo: payment.order_no,
        providerTxnId: "",
        kind: "refunded",
        amount: { currency: payment.currency_id, minor: payment.pay_amount },
        back: { refundId: reference, amount: { currency: payment.currency_id, minor: refund.pay_amount } },
        evidence: { source: "staff", rawRef: refund.uuid },
      },
      services.now(),
    );
    // What does not fit is a case by now, and this request cannot succeed.
    await end({ ...services, db: { $client: client } }, refund, outcome === "review" ? "withdrawn" : "done");
  });
}

async function end(
  {
    db,
    now,
  }: Pick<Services, "now"> & { readonly db: { readonly $client: Pick<Services["db"]["$client"], "query"> } },
  { uuid }: TopUpRefund,
  state: "done" | "withdrawn",
): Promise<void> {
  await db.$client.query(
    "update top_up_refunds set state = $2, next_try_at = null, changed_at = $3 where uuid = $1 and state = 'asked'",
    [uuid, state, now()],
  );
}

async function paymentOf({ db }: Services, orderNo: string): Promise<PaymentRow> {
  const { rows } = await db.$client.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where order_no = $1`,
    [orderNo],
  );
  const [payment] = rows;
  if (!payment) throw new Error(`A refund names payment ${orderNo}, which does not exist`);
  return payment;
}
