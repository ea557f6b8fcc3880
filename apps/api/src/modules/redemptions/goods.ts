import { batchWorth, type RedemptionReward } from "@catnip/domain/redemptions";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { isUuid } from "../../platform/uuid.ts";

/** The most that so many of these rewards can cost the shop, in meowcent, at the prices of this moment. */
export async function worthOfRewards(
  tx: Pick<Database, "execute">,
  rewards: readonly RedemptionReward[],
  count: number,
): Promise<number> {
  const { rows } = await tx.execute<{ store_id: number; price: number }>(
    sql`select store_id, max(price)::bigint as price from store_prices group by store_id`,
  );
  const prices = new Map(rows.map(({ store_id, price }) => [store_id, price]));
  const coupons = await tx.execute<{ uuid: string; rate: number }>(
    sql`select uuid, discount_rate as rate from coupons where uuid::text in ${rewards.flatMap((reward) => (reward.key === "coupon" ? [reward.coupon_uuid.toLowerCase()] : [])).concat("")}`,
  );
  const rates = new Map(coupons.rows.map(({ uuid, rate }) => [uuid, rate]));
  return batchWorth(rewards, count, {
    priceOf: (storeId) => prices.get(storeId) ?? 0,
    rateOf: (uuid) => rates.get(uuid.toLowerCase()) ?? 0,
    dearest: Math.max(0, ...prices.values()),
  });
}

/** Whether a reward exists until then. @param endedAt null: it is not promised beyond this moment */
export async function isPromisable(
  tx: Pick<Database, "execute">,
  reward: RedemptionReward,
  endedAt: Date | null,
  at: Date,
): Promise<boolean> {
  if (reward.key === "store") {
    const { rowCount } = await tx.execute(
      sql`select from stores where id = ${reward.store_id} and is_published`,
    );
    return rowCount === 1;
  }
  if (reward.key !== "coupon") return true;
  if (!isUuid(reward.coupon_uuid)) return false;
  const { rowCount } = await tx.execute(sql`
    select from coupons where uuid = ${reward.coupon_uuid} and (ended_at is null
      or (ended_at > ${at.toISOString()}::timestamptz and ended_at >= ${endedAt?.toISOString() ?? null}::timestamptz))`);
  return rowCount === 1;
}
