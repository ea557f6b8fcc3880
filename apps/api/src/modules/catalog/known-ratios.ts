import type { PriceEvent } from "@catnip/domain/prices";
import { read, type Queryable } from "../../platform/read.ts";
import { priceEvent } from "./price-events.sql.ts";

/** Everything the price event log says about the ratios of countries, which concern all games. */
export type RatioLog = readonly PriceEvent[];

/**
 * SQL: which version of the ratios' log a statement sees. Its rows are never changed or deleted, so their number is the
 * version.
 */
export const RATIOS_VERSION = "(select count(*)::int from price_events e where e.store_id is null)";

/**
 * The log of all ratios as of this version. There are few, they hardly change, and every sale announcement needs them:
 * each version is read once. If they have changed since, the current ones are read.
 */
export async function ratioLogOf(db: Queryable, version: number): Promise<RatioLog> {
  if (version === 0) return NONE;
  const known = all.get(db.$client);
  if (known?.length === version) return known;
  const rows = await read<{ readonly event: PriceEvent }>(db, READ);
  const log = rows.map(({ event }) => event);
  all.set(db.$client, log);
  return log;
}

const NONE: RatioLog = [];

const READ = `select ${priceEvent("e")} as event from price_events e where e.store_id is null order by e.id`;

/** One cache per database. */
const all = new WeakMap<object, RatioLog>();
