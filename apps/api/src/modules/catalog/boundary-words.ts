import { gameWords } from "@catnip/domain/catalog";
import type { RequestContext } from "../../platform/context.ts";
import { loader } from "../../platform/loader.ts";
import { read, type Queryable } from "../../platform/read.ts";

/**
 * What visitors' boundaries are matched against (R-BND-1), for games named by id: for pictures and words that lead to
 * them.
 */
export async function readBoundaryWords(
  db: Queryable,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (storeIds.length === 0) return new Map();
  const rows = await read<Parameters<typeof gameWords>[0] & { readonly id: number }>(
    db,
    `select l.store_id as id, l.tag_ids as "tagIds", l.content_warnings as "contentWarnings",
       s.author_uuid::text as "authorUuid"
     from store_listings l join stores s on s.id = l.store_id where l.store_id = any($1::int[])`,
    [[...storeIds]],
  );
  return new Map(rows.map((row) => [row.id, gameWords(row)]));
}

/** One game's keys: one statement for all games of a request, cached briefly. Empty for a deleted game. */
export async function loadBoundaryWords(context: RequestContext, storeId: number): Promise<string> {
  const words = loader(context, WORDS, async (ids: readonly number[]) => {
    const fresh = () => readBoundaryWords(context.db, ids);
    return context.publicCache?.get(JSON.stringify(["boundary words", ids]), fresh) ?? fresh();
  });
  return (await words.load(storeId)) ?? "";
}

const WORDS = Symbol("boundary words of games");
