import type { PriceEvent } from "@catnip/domain/prices";
import { read, type Queryable } from "../../platform/read.ts";

/** One row of `price_events`, times as milliseconds. */
type EventRow = {
  readonly kind: PriceEvent["kind"];
  readonly store_id: number | null;
  readonly country: string | null;
  readonly amount: number | null;
  readonly at_ms: number;
  readonly ends_ms: number | null;
};

/**
 * The price events of games, each with those of the country ratios, oldest first: what `priceTimeline` replays. One
 * statement, however many games.
 */
export async function readPriceLogs(
  db: Queryable,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PriceEvent[]>> {
  const rows = await read<EventRow>(db, EVENTS, [storeIds]);
  const ratios = rows.flatMap((row) => (row.store_id === null ? eventOf(row) : []));
  const logs = new Map(storeIds.map((id) => [id, [...ratios]]));
  for (const row of rows) if (row.store_id !== null) logs.get(row.store_id)?.push(...eventOf(row));
  return logs;
}

const EVENTS = `
  select kind, store_id, country, amount, floor(extract(epoch from at) * 1000)::float8 as at_ms,
    floor(extract(epoch from ends_at) * 1000)::float8 as ends_ms
  from (
    select * from price_events where store_id is null
    union all
    select * from price_events where store_id = any($1::int[])) listed
  order by id`;

/** A row of an unexpected shape, which the table's check refuses, is no event. */
function eventOf({ kind, country, amount, at_ms: at, ends_ms: ends_at }: EventRow): readonly PriceEvent[] {
  if (kind === "sale") return [{ kind, at, percent: amount ?? 0, ends_at }];
  if (country === null) return [];
  return kind === "price"
    ? [{ kind, at, country, price: amount }]
    : [{ kind, at, country, ratio_bp: amount }];
}

/** Every country whose price may differ from the others': with a row or a ratio of its own, and the base. */
export function countriesOf(events: readonly PriceEvent[], base: string): readonly string[] {
  const named = events.flatMap((event) => (event.kind === "sale" ? [] : [event.country]));
  return [...new Set([base, ...named])].toSorted();
}

/** From here to the end of the transaction, changes of prices and sales are logged with the caller's clock. */
export async function logPricesAt(tx: Queryable, now: Date): Promise<void> {
  await tx.$client.query("select set_config('catnip.prices_at', $1, true)", [now.toISOString()]);
}
