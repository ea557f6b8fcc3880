import {
  DEFAULT_PRICE_COUNTRY,
  priceFacts,
  priceTimeline,
  type PriceEvent,
  type PriceFacts,
  type PricePoint,
} from "@catnip/domain/prices";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { loader } from "../../platform/loader.ts";
import { read } from "../../platform/read.ts";
import { countriesOf, readPriceLogs } from "./price-log.ts";

export type PriceHistory = {
  readonly store_id: number;
  readonly country: string;
  readonly countries: readonly string[];
  readonly points: readonly PricePoint[];
  readonly facts: PriceFacts;
};

/**
 * What a game has cost in a country, from the price event log.
 *
 * @param country absent: that of visitors whose country is not known
 * @throws ApiError `store/not-found`
 */
export async function priceHistory(
  context: RequestContext,
  storeId: number,
  country: string | null | undefined,
): Promise<PriceHistory> {
  const wanted = country?.toLowerCase() ?? DEFAULT_PRICE_COUNTRY;
  const fresh = async () => {
    const now = context.now();
    const [found] = await read<{ id: number }>(context.db, SHOWN, [storeId, now]);
    const events = found && (await readPriceLogs(context.db, [storeId])).get(storeId);
    return events ? historyOf(storeId, events, wanted, now) : null;
  };
  // Anything that is not a country's code gets the price of the base, and must not fill the cache.
  const isCode = /^[a-z]{2}$/.test(wanted);
  const key = JSON.stringify(["price-history", storeId, wanted]);
  const history = await (isCode && context.publicCache ? context.publicCache.get(key, fresh) : fresh());
  if (!history) throw new ApiError("store/not-found", "The game was not found.");
  return history;
}

/** The facts of a game in a list; batched into one statement per list. Null: the log knows no price of it. */
export async function priceLows(
  context: RequestContext,
  storeId: number,
  country: string | null | undefined,
): Promise<PriceFacts | null> {
  const logs = loader(context, LOGS, (ids: readonly number[]) => readPriceLogs(context.db, ids));
  const events = await logs.load(storeId);
  const now = context.now();
  const facts = events && priceFacts(priceTimeline(events, country ?? null, now), now);
  return facts?.current ? facts : null;
}

function historyOf(storeId: number, events: readonly PriceEvent[], country: string, now: Date): PriceHistory {
  const points = priceTimeline(events, country, now);
  const countries = countriesOf(events, DEFAULT_PRICE_COUNTRY);
  return { store_id: storeId, country, countries, points, facts: priceFacts(points, now) };
}

const LOGS = Symbol("price logs of lists");

const SHOWN = `
  select id from stores
  where id = $1 and is_published and least(released_at, start_preview_at) <= $2`;
