import type { PriceEvent } from "@catnip/domain/prices";
import { read, type Queryable } from "../../platform/read.ts";
import { priceEvent } from "../catalog/index.ts";

/**
 * The price events of games, each with those of the country ratios, oldest first: what `priceTimeline` replays. One
 * statement, however many games.
 */
export async function readPriceLogs(
  db: Queryable,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PriceEvent[]>> {
  const rows = await read<{ readonly store_id: number | null; readonly event: PriceEvent }>(db, EVENTS, [
    storeIds,
  ]);
  const ratios = rows.flatMap(({ store_id, event }) => (store_id === null ? [event] : []));
  const logs = new Map(storeIds.map((id) => [id, [...ratios]]));
  for (const { store_id, event } of rows) if (store_id !== null) logs.get(store_id)?.push(event);
  return logs;
}

const EVENTS = `
  select store_id, ${priceEvent("listed")} as event
  from (
    select * from price_events where store_id is null
    union all
    select * from price_events where store_id = any($1::int[])) listed
  order by id`;

/** From here to the end of the transaction, changes of prices and sales are logged with the caller's clock. */
export async function logPricesAt(tx: Queryable, now: Date): Promise<void> {
  await tx.$client.query("select set_config('catnip.prices_at', $1, true)", [now.toISOString()]);
}
