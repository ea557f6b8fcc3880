import { CONFIGURATION_PATHS } from "@catnip/domain/configuration";
import type { Database } from "../../platform/database.ts";
import { read } from "../../platform/read.ts";
import { readDocument } from "./documents/index.ts";
import type { StartingDocuments } from "./seed-configuration.ts";

/**
 * The current rates and plans in their tables, as documents. Tables that were edited by hand into a state no document
 * may have are skipped: they stay as they are until a document is written.
 */
export async function priceDocuments(db: Database): Promise<StartingDocuments> {
  const [row] = await read<{ rates: unknown; plans: unknown }>(db, FROM_TABLES);
  const documents = {
    [CONFIGURATION_PATHS.priceRate]: row?.rates,
    [CONFIGURATION_PATHS.recharge]: row?.plans,
  };
  const isGood = (path: string, document: unknown) =>
    "document" in readDocument(path === CONFIGURATION_PATHS.recharge ? "recharge" : "price-rate", document);
  return Object.fromEntries(Object.entries(documents).filter(([path, document]) => isGood(path, document)));
}

const FROM_TABLES = `
select
  json_build_object(
    'country_ratios', (select coalesce(json_agg(json_build_object('country', country, 'ratio_bp', ratio_bp)
      order by country), '[]') from country_ratios),
    'coin_rates', (select coalesce(json_agg(json_build_object('currency_id', currency_id,
      'minor_per_100_coins', minor_per_100_coins) order by currency_id), '[]') from coin_rates)) as rates,
  json_build_object(
    'plans', (select coalesce(json_agg(json_build_object('currency_id', currency_id, 'index', index, 'amount', amount,
      'coin', coin, 'silver', silver, 'pay_amount', pay_amount) order by currency_id, index), '[]')
      from recharge_plans where enable),
    'meta', coalesce((select meta -> 'points' from payment_providers where meta ? 'points' order by provider_key limit 1)::json, '[]')) as plans`;
