import type { CaseReason } from "@catnip/domain/payments";
import { read, type Queryable } from "../../../platform/read.ts";

const DAY_MS = 86_400_000;

/** What finance keeps an eye on. */
export type PaymentWatch = {
  /** Open cases, by reason. */
  readonly cases: readonly OpenCases[];
  /** When the oldest payment that is still in progress was handed to its provider. */
  readonly oldest_pending_at: Date | null;
  /** How the credits of the last 24 hours were learnt of, by provider. */
  readonly credits: readonly CreditSources[];
};

export type OpenCases = { readonly reason: CaseReason; readonly count: number; readonly oldest_at: Date };

/** `told`: by a notification; `asked`: by our query; `settled`: only by the daily list. */
export type CreditSources = {
  readonly provider_key: string;
  readonly told: number;
  readonly asked: number;
  readonly settled: number;
};

export async function watchPayments(db: Queryable, now: Date): Promise<PaymentWatch> {
  const cases = await read<OpenCases>(
    db,
    `select reason, count(*)::int as count, min(opened_at) as oldest_at from payment_cases
      where decision is null group by reason order by min(opened_at), reason`,
  );
  const [pending] = await read<{ oldest_pending_at: Date | null }>(
    db,
    "select min(handed_over_at) as oldest_pending_at from payments where state = 'pending'",
  );
  const credits = await read<CreditSources>(
    db,
    `select c.provider as provider_key, count(*) filter (where h.reason = 'push')::int as told,
        count(*) filter (where h.reason in ('query', 'sync-answer'))::int as asked,
        count(*) filter (where h.reason = 'settlement')::int as settled
      from payment_changes h join payment_credits c on c.order_no = h.order_no
      where h.to_state = 'succeeded' and h.created_at >= $1
        and h.reason in ('push', 'query', 'sync-answer', 'settlement')
      group by c.provider order by c.provider`,
    [new Date(now.getTime() - DAY_MS)],
  );
  return { cases, credits, oldest_pending_at: pending?.oldest_pending_at ?? null };
}
