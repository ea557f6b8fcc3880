import { sugoiPayAmount, type PlanMetaEntry } from "@catnip/domain/payments";
import type { Database } from "../../platform/database.ts";

type Plan = {
  readonly currency_id: string;
  readonly index: number;
  readonly coin: number;
  readonly silver: number;
  readonly pay_amount: number;
};

/** The usual sizes: whole coins, and the silver given with them in meowcent. */
const SIZES = [
  { coins: 5, silver: 0 },
  { coins: 10, silver: 50 },
  { coins: 20, silver: 150 },
  { coins: 50, silver: 500 },
  { coins: 100, silver: 1_200 },
] as const;

const MEOWCENT_PER_COIN = 100;
const MINOR_PER_UNIT = 100;

/** What Sugoi calls a price: points per number of coins; a point is one CNY. */
const SUGOI_POINTS: readonly PlanMetaEntry[] = [
  { meowcoin: 5, point: 35 },
  { meowcoin: 10, point: 68 },
  { meowcoin: 20, point: 135 },
  { meowcoin: 50, point: 335 },
  { meowcoin: 100, point: 665 },
];

/** Price of each size in whole units of the currency. */
const PRICES: Readonly<Record<string, readonly number[]>> = {
  USD: [5, 10, 20, 50, 100],
  TWD: [160, 320, 630, 1_560, 3_100],
};

const METHODS = [
  { method: "credit-card", support_currency: ["USD", "TWD", "CNY"] },
  { method: "sugoi", support_currency: ["CNY"] },
  { method: "alipay", support_currency: ["CNY"] },
  { method: "wechatpay", support_currency: ["CNY"] },
] as const;

/** Offers a new installation starts with: plans in three currencies, and Sugoi as the provider. Changes nothing that exists. */
export async function seedPayments(db: Database): Promise<void> {
  const plans = [
    ...Object.entries(PRICES).flatMap(([currency, prices]) => plansIn(currency, prices)),
    ...sugoiPlans(),
  ];
  await db.$client.query(SEED, [
    JSON.stringify(plans),
    JSON.stringify(METHODS),
    JSON.stringify({ points: SUGOI_POINTS }),
  ]);
}

/** One statement, so that two processes that start together leave one set. */
const SEED = `
with methods as (
  insert into payment_methods (method)
    select method from jsonb_to_recordset($2::jsonb) as listed(method text) on conflict (method) do nothing returning method
), provider as (
  insert into payment_providers (provider_key, meta) values ('sugoi', $3::jsonb) on conflict (provider_key) do nothing returning id
), offered as (
  insert into payment_provider_methods (provider_id, method, support_currency)
    select provider.id, method, array(select jsonb_array_elements_text(support_currency))
    from provider, jsonb_to_recordset($2::jsonb) as listed(method text, support_currency jsonb)
    on conflict do nothing
)
insert into recharge_plans (currency_id, index, amount, coin, silver, pay_amount)
  select currency_id, index, coin, coin, silver, pay_amount
  from jsonb_to_recordset($1::jsonb) as listed(currency_id text, index int, coin bigint, silver bigint, pay_amount bigint)
  -- A shop that has plans decides on them itself: one that was taken off the list does not come back.
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

function sugoiPlans(): readonly Plan[] {
  return SIZES.flatMap(({ coins, silver }, index) => {
    const pay_amount = sugoiPayAmount(SUGOI_POINTS, coins);
    return pay_amount === null
      ? []
      : [{ currency_id: "CNY", index, coin: coins * MEOWCENT_PER_COIN, silver, pay_amount }];
  });
}
