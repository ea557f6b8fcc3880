import type { RequestContext } from "../../platform/context.ts";
import { loader } from "../../platform/loader.ts";
import { read } from "../../platform/read.ts";

/**
 * Whether the shop still shows a game of a player's own list: a withdrawn one stays there, but cannot be bought
 * (R-CRT-6). Batched into one statement per list.
 */
export async function isListed(context: RequestContext, storeId: number): Promise<boolean> {
  const listed = loader(context, LISTED, async (ids: readonly number[]) => {
    const rows = await read<{ readonly store_id: number }>(context.db, SHOWN, [[...ids], context.now()]);
    return new Map(rows.map(({ store_id }) => [store_id, true]));
  });
  return (await listed.load(storeId)) ?? false;
}

const LISTED = Symbol("listed games of own lists");
const SHOWN =
  "select store_id from store_listings where store_id = any($1::int[]) and visible_at <= $2::timestamptz";
