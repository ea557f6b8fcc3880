import {
  paymentOutlook,
  paymentTimeline,
  takesProofs,
  type CaseDecision,
  type PaymentOutlook,
  type PaymentStep,
} from "@catnip/domain/payments";
import type { RequestContext, Services } from "../../../platform/context.ts";
import { read, type Queryable } from "../../../platform/read.ts";
import { ownPayment, type PaymentRow } from "../../top-ups/index.ts";
import { isTransfer } from "../proofs/own-proofs.ts";
import { paymentProvider } from "../../providers/index.ts";

/** Where the money of a payment is: what happened to it, and what it waits for. */
export type PaymentTimeline = {
  readonly payment: PaymentRow;
  readonly steps: readonly PaymentStep[];
  readonly outlook: PaymentOutlook;
  /** Until when it can be paid; null once that no longer matters. */
  readonly expires_at: Date | null;
  /** When we ask the provider next; null: we do not. A moment that has passed: within a minute. */
  readonly next_query_at: Date | null;
  /** What was booked into the wallet, in meowcent; null: nothing. */
  readonly booked: Booked | null;
  /** Whether pictures of a transfer may be attached and removed. */
  readonly takes_proofs: boolean;
};

export type Booked = { readonly at: Date; readonly coin: number; readonly silver: number };

/** A payer's own payment with its timeline; null for another player's, as for one that does not exist. */
export async function findTimeline(
  context: RequestContext,
  userUuid: string,
  orderNo: string,
): Promise<PaymentTimeline | null> {
  const payment = await ownPayment(context.db.$client, userUuid, orderNo);
  if (!payment) return null;
  const { changes, booked, reviews } = await historyOf(context.db, payment);
  const outlook = paymentOutlook(
    {
      state: payment.state,
      handedOver: payment.handed_over_at !== null,
      expiresAt: payment.expires_at,
      by: wayOf(context, payment),
    },
    context.now(),
  );
  return {
    payment,
    steps: paymentTimeline({
      order_no: payment.order_no,
      created_at: payment.created_at,
      handed_over_at: payment.handed_over_at,
      changes,
      credited_at: booked?.at ?? null,
      reviews,
    }),
    outlook,
    expires_at: EXPIRING.has(outlook) ? payment.expires_at : null,
    next_query_at: isAsked(context, payment, outlook) ? payment.next_query_at : null,
    booked,
    takes_proofs: isTransfer(context, payment) && takesProofs(payment.state),
  };
}

const EXPIRING: ReadonlySet<PaymentOutlook> = new Set(["unpaid", "asking", "transfer"]);
const ASKED: ReadonlySet<PaymentOutlook> = new Set(["asking", "closing", "late"]);

function wayOf(services: Services, payment: PaymentRow): Parameters<typeof paymentOutlook>[0]["by"] {
  if (isTransfer(services, payment)) return "transfer";
  return paymentProvider(services, payment.provider_key)?.capabilities.canQuery ? "asks" : "code";
}

/** As in `sweepPayments`: a provider is not queried about a payment it cannot know. */
function isAsked(services: Services, payment: PaymentRow, outlook: PaymentOutlook): boolean {
  const provider = paymentProvider(services, payment.provider_key);
  return Boolean(provider?.capabilities.canQuery) && payment.handed_over_at !== null && ASKED.has(outlook);
}

type Change = {
  readonly from_state: string;
  readonly to_state: string;
  readonly reason: string;
  readonly source: string | null;
  readonly created_at: Date;
};

type Review = {
  readonly opened_at: Date;
  readonly decision: CaseDecision | null;
  readonly decided_at: Date | null;
  readonly credited_order_no: string | null;
};

async function historyOf(db: Queryable, { order_no }: PaymentRow) {
  const [changes, [booked], reviews] = await Promise.all([
    read<Change>(db, CHANGES, [order_no]),
    read<Booked>(db, BOOKED, [order_no]),
    read<Review>(db, REVIEWS, [order_no]),
  ]);
  return { changes, booked: booked ?? null, reviews };
}

/** Of a fact only who stated it; what the provider wrote stays with us. */
const CHANGES = `
  select from_state, to_state, reason, fact #>> '{evidence,source}' as source, created_at
  from payment_changes where order_no = $1 order by id`;

const BOOKED = `
  select t.created_at as at,
    coalesce(sum(e.amount) filter (where a.currency = 'meowcent'), 0)::bigint as coin,
    coalesce(sum(e.amount) filter (where a.currency = 'silver'), 0)::bigint as silver
  from payment_credits c join ledger_transfers t on t.id = c.transfer_id
    join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'player'
  where c.order_no = $1 group by t.id`;

/** As in `reviewOf`: what lies between us and the provider is no review of the payment. */
const REVIEWS = `
  select opened_at, decision, decided_at, credited_order_no from payment_cases
  where payment_order_no = $1 and reason not in ('user-gone', 'money-back') order by opened_at, uuid`;
