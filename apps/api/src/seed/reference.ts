import { CONFIGURATION_PATHS } from "@catnip/domain/configuration";
import { priceDocuments, seedConfiguration } from "../modules/configuration/index.ts";
import { seedPayments } from "../modules/top-ups/index.ts";
import { logPricesAt } from "../modules/prices/index.ts";
import type { Database } from "../platform/database.ts";
import { inTransaction } from "../platform/transaction.ts";

/**
 * What every installation needs before anything can be sold: country price ratios, coin rates, top-up plans and
 * providers, and the footer links. Written once; later changes by staff are kept.
 */
export async function seedReference(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Everything sold before was sold at these ratios.
    await logPricesAt(tx, new Date(0));
    await tx.$client.query(RATES, [
      CONFIGURATION_PATHS.priceRate,
      JSON.stringify(Object.entries(COUNTRY_RATIOS_BP).map(([country, ratio_bp]) => ({ country, ratio_bp }))),
      JSON.stringify(
        Object.entries(MINOR_PER_100_COINS).map(([currency_id, rate]) => ({ currency_id, rate })),
      ),
    ]);
  });
  await seedPayments(db);
  // From the tables, so that a shop older than the documents keeps its own prices.
  await seedConfiguration(db, await priceDocuments(db), "The prices this shop began with");
  await seedConfiguration(db, { [CONFIGURATION_PATHS.footer]: FOOTER }, "The links this shop began with");
}

/** Once there is a rates document, it decides: what staff removed does not come back. */
const RATES = `
with ratios as (
  insert into country_ratios (country, ratio_bp)
    select country, ratio_bp from jsonb_to_recordset($2::jsonb) as r(country text, ratio_bp int)
    where not exists (select from configuration_versions where path = $1) on conflict do nothing
)
insert into coin_rates (currency_id, minor_per_100_coins)
  select currency_id, rate from jsonb_to_recordset($3::jsonb) as r(currency_id text, rate int)
  where not exists (select from configuration_versions where path = $1) on conflict do nothing`;

const page = (tPath: string, value: string, title: string) => ({ type: "url", value, tPath, title });

/** The shop has its own translations for these, in every language. */
const FOOTER = {
  items: [
    page("partners", "/partners", "Partners"),
    page("about-us", "/about-us", "About us"),
    page("employment", "/employment", "Employment"),
    page("privacy", "/privacy", "Privacy"),
    page("terms", "/terms", "Terms"),
  ],
};

/** Price ratios to the `us` row, in basis points. Countries not listed pay the `us` price. */
const COUNTRY_RATIOS_BP: Readonly<Record<string, number>> = {
  ar: 5_500,
  br: 6_000,
  cn: 7_000,
  in: 5_000,
  id: 5_500,
  jp: 9_500,
  kr: 9_000,
  mx: 6_500,
  my: 6_500,
  ph: 5_500,
  ru: 6_000,
  th: 6_500,
  tr: 5_000,
  tw: 8_500,
  ua: 5_500,
  vn: 5_500,
};

/** Minor units (two decimals) for 100 coins. A coin is a dollar, so `meowcent ÷ 100` is a price in USD. */
const MINOR_PER_100_COINS: Readonly<Record<string, number>> = {
  USD: 10_000,
  CNY: 70_000,
  TWD: 320_000,
};
