import {
  countriesIn,
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
import { readPriceLogs } from "./price-log.ts";

export type PriceHistory = {
  readonly store_id: number;
  readonly country: string;
  readonly countries: readonly string[];
  readonly points: readonly ToldPoint[];
  readonly facts: PriceFacts;
};

/** A price, and what it was announced with at that moment (R-PRC-17). */
export type ToldPoint = PricePoint & { readonly announced_percent: number };

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
    const [found] = await read<Shown>(context.db, SHOWN, [storeId, now]);
    const events = found && (await readPriceLogs(context.db, [storeId])).get(storeId);
    return events ? historyOf(found, events, wanted, now) : null;
  };
  // Anything that is not a country's code gets the price of the base, and must not fill the cache.
  const isCode = /^[a-z]{2}$/.test(wanted);
  const key = JSON.stringify(["price-history", storeId, wanted]);
  const history = await (isCode && context.publicCache ? context.publicCache.get(key, fresh) : fresh());
  if (!history) throw new ApiError("store/not-found", "The game was not found.");
  return history;
}

type Shown = { readonly id: number; readonly released_at: Date | null };

/** The facts of a game in a list; batched into one statement per list. Null: the log knows no price of it. */
export async function priceLows(
  context: RequestContext,
  { id, released_at }: { readonly id: number; readonly released_at: string | null },
  country: string | null | undefined,
): Promise<PriceFacts | null> {
  const logs = loader(context, LOGS, (ids: readonly number[]) => readPriceLogs(context.db, ids));
  const events = await logs.load(id);
  const now = context.now();
  const terms = { country: country ?? null, soldSince: released_at };
  const facts = events && priceFacts(priceTimeline(events, country ?? null, now), terms, now);
  return facts?.current ? facts : null;
}

function historyOf(
  { id, released_at }: Shown,
  events: readonly PriceEvent[],
  country: string,
  now: Date,
): PriceHistory {
  const timeline = priceTimeline(events, country, now);
  const terms = { country, soldSince: released_at };
  const points = timeline.map((point, index) => ({
    ...point,
    announced_percent: priceFacts(timeline.slice(0, index + 1), terms, point.at_ms).announced_percent,
  }));
  const facts = priceFacts(timeline, terms, now);
  return { store_id: id, country, countries: countriesIn(events), points, facts };
}

const LOGS = Symbol("price logs of lists");

const SHOWN = `
  select id, released_at from stores
  where id = $1 and is_published and least(released_at, start_preview_at) <= $2`;
