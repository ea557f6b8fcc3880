import {
  PROVIDER_PROBE_MS,
  providerStanding,
  withAnswer,
  type ProviderStanding,
} from "@catnip/domain/payments";
import type { Services } from "../../platform/context.ts";
import { inTransaction } from "../../platform/transaction.ts";

/** A provider's last responses, as stored; nulls: it was never queried. */
export type HealthRow = {
  readonly recent: string | null;
  readonly failed_at: Date | null;
  readonly probed_at: Date | null;
};

export const standingOf = ({ recent, failed_at }: HealthRow, now: Date): ProviderStanding =>
  providerStanding({ recent: recent ?? "", failed_at }, now);

/** Whether a payment may go to a provider as far as its health is concerned; a try that is under way blocks others. */
export function isAvailable(health: HealthRow, now: Date): boolean {
  const standing = standingOf(health, now);
  if (standing !== "probing") return standing === "up";
  return health.probed_at === null || now.getTime() - health.probed_at.getTime() >= PROVIDER_PROBE_MS;
}

type Reader = Pick<Services, "db" | "now">;

/**
 * Whether a payment may go to a provider now. While it is down no payment waits for it; from time to time a single one,
 * across all processes, is let through to probe whether it is back (R-PAY-39).
 */
export async function mayTry({ db, now }: Reader, providerKey: string): Promise<boolean> {
  const { rows } = await db.$client.query<HealthRow>(
    "select recent, failed_at, probed_at from payment_provider_health where provider_key = $1",
    [providerKey],
  );
  const [health] = rows;
  if (!health || standingOf(health, now()) === "up") return true;
  if (!isAvailable(health, now())) return false;
  const claimed = await db.$client.query(
    "update payment_provider_health set probed_at = $2 where provider_key = $1 and probed_at is not distinct from $3",
    [providerKey, now(), health.probed_at],
  );
  return claimed.rowCount === 1;
}

/** Notes whether a provider answered. One that always does costs a read, and no write. */
export async function noteAnswer({ db, now }: Reader, providerKey: string, answered: boolean): Promise<void> {
  if (answered) {
    const { rowCount } = await db.$client.query(
      "select from payment_provider_health where provider_key = $1 and recent like '%0%'",
      [providerKey],
    );
    if (rowCount === 0) return;
  }
  await inTransaction(db, async ({ $client: client }) => {
    await client.query(
      "insert into payment_provider_health (provider_key, recent) values ($1, '') on conflict do nothing",
      [providerKey],
    );
    const { rows } = await client.query<{ recent: string }>(
      "select recent from payment_provider_health where provider_key = $1 for update",
      [providerKey],
    );
    await client.query(
      `update payment_provider_health set recent = $2, failed_at = case when $3 then failed_at else $4 end
        where provider_key = $1`,
      [providerKey, withAnswer(rows[0]?.recent ?? "", answered), answered, now()],
    );
  });
}
