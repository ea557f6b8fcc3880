import { announcedPercent, announcementsOf, type StoreActivity } from "@catnip/domain/prices";
import { read, type Queryable } from "../../platform/read.ts";
import { readPriceLogs } from "./price-log.ts";

/** What the sale of a game may be announced with now, in percent; 0: nothing (R-PRC-17). */
export type AnnouncedPercent = {
  readonly store_id: number;
  /** Lower-case; null: every country that is not named. */
  readonly country: string | null;
  readonly percent: number;
};

/** The percentages of games for every country that has one of its own, and for all others; from today's log. */
export async function announcedPercents(
  db: Queryable,
  storeIds: readonly number[],
  now: Date,
): Promise<readonly AnnouncedPercent[]> {
  const games = await read<Row>(db, SALES, [storeIds]);
  const logs = await readPriceLogs(db, storeIds);
  return games.flatMap(({ id, released_at, ...sale }) => {
    const announcements = announcementsOf(logs.get(id) ?? [], released_at);
    const activity = { ...sale, announcements };
    return [null, ...announcements.map((told) => told.country)].map((country) => ({
      store_id: id,
      country,
      percent: announcedPercent(activity, country, now),
    }));
  });
}

type Row = StoreActivity & { readonly id: number; readonly released_at: Date | null };

const SALES = `
  select s.id, s.released_at, a.state, a.percentage_discount, a.ended_at
  from stores s join store_activities a on a.store_id = s.id where s.id = any($1::int[])`;
