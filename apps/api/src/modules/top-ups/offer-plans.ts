import type { PlanMetaEntry } from "@catnip/domain/payments";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/** What a plan costs and grants; amounts in meowcent, `pay_amount` in minor units. */
export type PlanTerms = {
  readonly currency_id: string;
  readonly index: number;
  readonly amount: number;
  readonly coin: number;
  readonly silver: number;
  readonly pay_amount: number;
};

/**
 * Makes exactly these plans the current offer.
 *
 * Plans are never edited: one whose terms change, or that is dropped, is switched off and kept as it was, so that a
 * payment in progress credits what its buyer agreed to. A plan with unchanged terms keeps its id.
 *
 * @param tx the caller's transaction
 * @param points what coins cost at a provider that counts in points
 */
export async function offerPlans(
  tx: Pick<Database, "execute">,
  plans: readonly PlanTerms[],
  points: readonly PlanMetaEntry[],
): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(plans)}::jsonb)
    as w(currency_id text, index int, amount bigint, coin bigint, silver bigint, pay_amount bigint)`;
  const same = sql`(w.currency_id, w.index, w.amount, w.coin, w.silver, w.pay_amount)
    = (p.currency_id, p.index, p.amount, p.coin, p.silver, p.pay_amount)`;
  await tx.execute(sql`
    update recharge_plans p set enable = false where p.enable and not exists (select from ${wanted} where ${same})`);
  await tx.execute(sql`
    insert into recharge_plans (currency_id, index, amount, coin, silver, pay_amount)
      select currency_id, index, amount, coin, silver, pay_amount from ${wanted}
      where not exists (select from recharge_plans p where p.enable and ${same})`);
  await tx.execute(sql`
    update payment_providers set meta = jsonb_set(meta, '{points}', ${JSON.stringify(points)}::jsonb)
      where meta ? 'points'`);
}
