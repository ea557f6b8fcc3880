import type { Database } from "../../platform/database.ts";
import { PROVIDERS } from "../providers/index.ts";

type Plan = {
  readonly currency_id: string;
  readonly index: number;
  readonly coin: number;
  readonly silver: number;
  readonly pay_amount: number;
};

/** The usual sizes: whole coins, and the bonus silver in meowcent. */
const SIZES = [
  { coins: 5, silver: 0 },
  { coins: 10, silver: 50 },
  { coins: 20, silver: 150 },
  { coins: 50, silver: 500 },
  { coins: 100, silver: 1_200 },
] as const;

const MEOWCENT_PER_COIN = 100;
const MINOR_PER_UNIT = 100;

/** Price of each size in whole units of the currency. */
const PRICES: Readonly<Record<string, readonly number[]>> = {
  USD: [5, 10, 20, 50, 100],
  TWD: [160, 320, 630, 1_560, 3_100],
  CNY: [35, 68, 135, 335, 665],
};

/**
 * The initial offer of a new installation: plans in three currencies, and every provider. Changes nothing that exists.
 */
export async function seedPayments(db: Database): Promise<void> {
  const plans = Object.entries(PRICES).flatMap(([currency, prices]) => plansIn(currency, prices));
  const providers = PROVIDERS.map(({ key, meta = {} }) => ({ key, meta }));
  const offers = PROVIDERS.flatMap(({ key, methods }) =>
    Object.entries(methods).map(([method, support_currency]) => ({ key, method, support_currency })),
  );
  await db.$client.query(SEED, [JSON.stringify(plans), JSON.stringify(offers), JSON.stringify(providers)]);
}

/** A single statement, so that two processes starting together produce one set. */
const SEED = `
with offers as (
  select * from jsonb_to_recordset($2::jsonb) as listed(key text, method text, support_currency jsonb)
), methods as (
  insert into payment_methods (method)
    select offer ->> 'method' from jsonb_array_elements($2::jsonb) with ordinality as listed(offer, place)
    group by 1 order by min(place) on conflict (method) do nothing
), provider as (
  insert into payment_providers (provider_key, meta)
    select key, meta from jsonb_to_recordset($3::jsonb) as listed(key text, meta jsonb)
    on conflict (provider_key) do nothing returning id, provider_key
), offered as (
  insert into payment_provider_methods (provider_id, method, support_currency)
    select provider.id, method, array(select jsonb_array_elements_text(support_currency))
    from provider join offers on offers.key = provider.provider_key on conflict do nothing
)
insert into recharge_plans (currency_id, index, amount, coin, silver, pay_amount)
  select currency_id, index, coin, coin, silver, pay_amount
  from jsonb_to_recordset($1::jsonb) as listed(currency_id text, index int, coin bigint, silver bigint, pay_amount bigint)
  -- A shop with plans manages them itself: a plan that was removed does not come back.
  where not exists (select from recharge_plans)
  on conflict (currency_id, index) where enable do nothing`;

function plansIn(currency_id: string, prices: readonly number[]): readonly Plan[] {
  return SIZES.flatMap(({ coins, silver }, index) => {
    const price = prices[index];
    return price === undefined
      ? []
      : [{ currency_id, index, coin: coins * MEOWCENT_PER_COIN, silver, pay_amount: price * MINOR_PER_UNIT }];
  });
}
