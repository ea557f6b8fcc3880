import { BRANDS } from "@catnip/brands";
import {
  announcementsOf,
  countriesIn,
  priceTimeline,
  saleRefusal,
  strictestSaleRules,
  type Announcement,
} from "@catnip/domain/prices";
import { releaseState } from "@catnip/domain/catalog";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireRole } from "../../platform/viewer.ts";
import { logPricesAt, readPriceLogs } from "./price-log.ts";

export type SaleInput = {
  readonly store_id: number;
  /** Absent: the running sale ends now. */
  readonly percentage_discount?: number | null | undefined;
  readonly ended_at?: Date | null | undefined;
};

export type Sale = {
  readonly state: number;
  readonly percentage_discount: number;
  readonly ended_at: string | null;
  readonly announcements: readonly Announcement[];
};

/**
 * Begins a sale of a creator's game, makes a running one deeper or longer, or ends it (R-PRC-15). The log entry is
 * written in the same transaction, by a trigger.
 *
 * @throws ApiError `store/not-found` for a game that is not the creator's, `store/not-released`, `input/invalid` for an
 *   end that has passed, `price/sale-percent`, `price/sale-too-soon`, `price/raised-before-sale`
 */
export async function setSale(context: RequestContext, input: SaleInput): Promise<Sale | null> {
  const { uuid } = await requireRole(context, "creator");
  const now = context.now();
  const { store_id: storeId, percentage_discount: percent, ended_at: end = null } = input;
  return inTransaction(context.db, async (tx) => {
    const [game] = await read<{ released_at: Date | null }>(tx, OWN_GAME, [storeId, uuid]);
    if (!game) throw new ApiError("store/not-found", "The game was not found.");
    await logPricesAt(tx, now);
    if (percent === null || percent === undefined) {
      const [ended] = await read<SaleRow>(tx, END, [storeId]);
      return ended ? saleOf(ended, []) : null;
    }
    // It was never for sale at its price, so nothing would be reduced.
    if (releaseState(game.released_at, now).kind !== "released")
      throw new ApiError("store/not-released", "The game has not been released yet.");
    if (end !== null && end <= now)
      throw new ApiError("input/invalid", "A sale ends in the future.", { field: "ended_at" });
    const events = async () => (await readPriceLogs(tx, [storeId])).get(storeId) ?? [];
    const before = await events();
    const timelines = countriesIn(before).map((country) => priceTimeline(before, country, now));
    const refusal = saleRefusal(timelines, percent, RULES, now);
    if (refusal) throw new ApiError(refusal.code, "This sale is against the rules for sales.", refusal.facts);
    const [begun] = await read<SaleRow>(tx, BEGIN, [storeId, percent, end]);
    return begun ? saleOf(begun, announcementsOf(await events(), game.released_at)) : null;
  });
}

/** A game is sold in the shops of all brands. */
const RULES = strictestSaleRules(BRANDS.map(({ sales }) => sales));

type SaleRow = Omit<Sale, "ended_at" | "announcements"> & { readonly ended_at: Date | null };

const saleOf = (row: SaleRow, announcements: readonly Announcement[]): Sale => ({
  ...row,
  ended_at: row.ended_at && row.ended_at.toISOString(),
  announcements,
});

/** Locked, so that two changes at once judge each other. */
const OWN_GAME = `
  select released_at from stores where id = $1 and author_uuid = $2 and is_published for no key update`;

const BEGIN = `
  insert into store_activities (store_id, state, percentage_discount, ended_at) values ($1, 2, $2, $3)
  on conflict (store_id) do update
    set state = 2, percentage_discount = excluded.percentage_discount, ended_at = excluded.ended_at
  returning state, percentage_discount, ended_at`;

const END = `
  update store_activities set state = 3 where store_id = $1 and state = 2
  returning state, percentage_discount, ended_at`;
