import { DEMO_GAMES, type DemoGame } from "@catnip/demo/catalogue";
import { logPricesAt } from "../modules/prices/index.ts";
import { read } from "../platform/read.ts";
import type { Transaction } from "../platform/transaction.ts";
import { daysBefore } from "./demo-builds.ts";
import { priceSteps, type PriceStep } from "./demo-price-history.ts";

/**
 * Prices and sales of the demo games: the changes of a year, one after the other, each logged at its own time as the
 * triggers log every change. Games that have prices are left alone.
 */
export async function plantPrices(tx: Transaction, startedAt: Date): Promise<void> {
  const priced = await read<{ store_id: number }>(tx, "select distinct store_id from store_prices");
  const known = new Set(priced.map(({ store_id }) => store_id));
  const games = new Map(DEMO_GAMES.filter(({ id }) => !known.has(id)).map((game) => [game.id, game]));
  const steps = [...games.values()].flatMap(priceSteps);
  const days = [...new Set(steps.map(({ daysAgo }) => daysAgo))].toSorted((a, b) => b - a);
  for (const day of days) {
    const today = steps.filter(({ daysAgo }) => daysAgo === day);
    await logPricesAt(tx, new Date(daysBefore(startedAt, day)));
    await tx.$client.query(PRICES, [JSON.stringify(today.flatMap((step) => priceRows(step, games)))]);
    await tx.$client.query(SALES, [JSON.stringify(today.flatMap((step) => saleRows(step, startedAt)))]);
  }
  // What follows in this transaction happens now.
  await logPricesAt(tx, startedAt);
}

function priceRows({ store_id, listPercent }: PriceStep, games: ReadonlyMap<number, DemoGame>) {
  const game = games.get(store_id);
  if (!game || listPercent === undefined) return [];
  const rows = Object.entries({ us: game.priceMeowcent, ...game.countryPrices });
  // Whole tens of cents look like a chosen price; today's price stays as it is.
  const then = (price: number) =>
    listPercent === 100 ? price : Math.round((price * listPercent) / 1_000) * 10;
  return rows.map(([country, price]) => ({ store_id, country, price: then(price) }));
}

function saleRows({ store_id, sale }: PriceStep, startedAt: Date) {
  if (!sale) return [];
  const ended_at = daysBefore(startedAt, sale.endsDaysAgo);
  return [{ store_id, percentage_discount: sale.percent, ended_at }];
}

const PRICES = `
  insert into store_prices (store_id, country, price)
  select store_id, country, price from jsonb_to_recordset($1::jsonb) as r(store_id int, country text, price int)
  on conflict (store_id, country) do update set price = excluded.price`;

const SALES = `
  insert into store_activities (store_id, state, percentage_discount, ended_at)
  select store_id, 2, percentage_discount, ended_at from jsonb_to_recordset($1::jsonb)
    as r(store_id int, percentage_discount int, ended_at timestamptz)
  on conflict (store_id) do update
    set percentage_discount = excluded.percentage_discount, ended_at = excluded.ended_at`;
