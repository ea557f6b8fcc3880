import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import type { CoinRate, CountryRatio } from "./prices.service.ts";

/**
 * Makes exactly these the ratios and rates behind every price. Unchanged rows are not touched, so nothing blocks on
 * them.
 *
 * @param tx the caller's transaction
 */
export async function setPriceRates(
  tx: Pick<Database, "execute">,
  ratios: readonly CountryRatio[],
  rates: readonly CoinRate[],
): Promise<void> {
  const ratioRows = sql`jsonb_to_recordset(${JSON.stringify(ratios)}::jsonb) as w(country text, ratio_bp int)`;
  const rateRows = sql`jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as w(currency_id text, minor_per_100_coins int)`;
  await tx.execute(sql`delete from country_ratios where country not in (select country from ${ratioRows})`);
  await tx.execute(sql`
    insert into country_ratios (country, ratio_bp) select country, ratio_bp from ${ratioRows}
      on conflict (country) do update set ratio_bp = excluded.ratio_bp
      where country_ratios.ratio_bp <> excluded.ratio_bp`);
  await tx.execute(
    sql`delete from coin_rates where currency_id not in (select currency_id from ${rateRows})`,
  );
  await tx.execute(sql`
    insert into coin_rates (currency_id, minor_per_100_coins) select currency_id, minor_per_100_coins from ${rateRows}
      on conflict (currency_id) do update set minor_per_100_coins = excluded.minor_per_100_coins
      where coin_rates.minor_per_100_coins <> excluded.minor_per_100_coins`);
}
