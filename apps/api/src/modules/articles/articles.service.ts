import type { ArticleCategory, ArticleKind } from "@catnip/domain/articles";
import type { RequestContext } from "../../platform/context.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import {
  ARTICLE_COLUMNS,
  READERS_ARTICLE_COLUMNS,
  SHOWN_STORE_ID,
  ARTICLE_IS_PUBLIC,
  ARTICLE_TABLES,
  asArticle,
  type Article,
} from "./article.ts";

export type ArticleList = { readonly total: number; readonly list: readonly Article[] };

export type ArticleSearch = {
  readonly uuid?: string | null | undefined;
  readonly category?: ArticleCategory | null | undefined;
  readonly keyword?: string | null | undefined;
  /** Only news about this game. */
  readonly store_id?: number | null | undefined;
  /** Only broadcasts that are live now. */
  readonly live?: boolean;
  /** Include drafts, unpublished and future articles: for staff. */
  readonly hidden?: boolean;
  readonly q?: PageInput | null | undefined;
  readonly limit?: number | null | undefined;
};

/**
 * Articles, newest first by default; one statement. A keyword is searched in headline and text, in every language.
 * Invalid input (a malformed uuid, an unknown category) matches nothing, or is ignored.
 */
export function findArticles(
  context: RequestContext,
  search: ArticleSearch,
): ArticleList | Promise<ArticleList> {
  const { uuid = null, store_id = null, live = false, hidden = false } = search;
  if (uuid !== null && !isUuid(uuid)) return { total: 0, list: [] };
  const { limit, offset } = pageWindow(search.q, search.limit);
  const direction = search.q?.orderField === "published_at-asc" ? "asc" : "desc";
  const category = categoryOf(search.category);
  const keyword = keywordOf(search.keyword);

  const fresh = async (): Promise<ArticleList> => {
    const [found] = await read<ArticleList & { readonly [column: string]: unknown }>(
      context.db,
      articlesQuery(direction, hidden),
      [context.now(), uuid, category, keyword && likePattern(keyword), live, limit, offset, store_id],
    );
    return { total: found?.total ?? 0, list: (found?.list ?? []).map(asArticle) };
  };
  // What only staff may see must not enter the shared cache.
  if (hidden) return fresh();
  const key = JSON.stringify(["articles", uuid, category, keyword, live, store_id, direction, limit, offset]);
  return context.publicCache?.get(key, fresh) ?? fresh();
}

/** The previous and next article in the readers' list. */
export type ArticleNeighbours = { readonly previous: Article | null; readonly next: Article | null };

/**
 * The articles published just before and just after this one; one statement. Both are null if there is none, or if the
 * article itself is not visible.
 *
 * @param category only neighbors in this category; omitted, `all` or unknown: any
 */
export function findArticleNeighbours(
  context: RequestContext,
  uuid: string,
  category: ArticleCategory | null | undefined,
): ArticleNeighbours | Promise<ArticleNeighbours> {
  if (!isUuid(uuid)) return { previous: null, next: null };
  const of = categoryOf(category);
  const fresh = async (): Promise<ArticleNeighbours> => {
    const [found] = await read<ArticleNeighbours & { readonly [column: string]: unknown }>(
      context.db,
      NEIGHBOURS,
      [context.now(), uuid, of],
    );
    return {
      previous: found?.previous ? asArticle(found.previous) : null,
      next: found?.next ? asArticle(found.next) : null,
    };
  };
  return context.publicCache?.get(JSON.stringify(["article neighbours", uuid, of]), fresh) ?? fresh();
}

const categoryOf = (category: ArticleCategory | null | undefined): ArticleKind | null =>
  category && category !== "all" ? category : null;

const KEYWORD_LENGTH_MAX = 100;

/** The keyword, folded like the text in `article_words`. */
function keywordOf(typed: string | null | undefined): string | null {
  const cut = Array.from((typed ?? "").trim().slice(0, 2 * KEYWORD_LENGTH_MAX)).slice(0, KEYWORD_LENGTH_MAX);
  return cut.join("").normalize("NFKC").toLowerCase() || null;
}

const likePattern = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The broadcast condition is the domain's `isBroadcastLive`: switched on, started, not yet ended. */
const matching = (hidden: boolean) => `
  where ${hidden ? "$1::timestamptz is not null" : ARTICLE_IS_PUBLIC}
    and ($2::uuid is null or a.uuid = $2)
    and ($3::text is null or a.category = $3)
    and ($4::text is null or a.words like $4)
    and ($8::int is null or a.store_id = $8 and ${hidden ? "true" : `${SHOWN_STORE_ID} is not null`})
    and (not $5::boolean or (a.broadcast_state <> 0
      and (a.broadcast_started_at is null or a.broadcast_started_at <= $1::timestamptz)
      and (a.broadcast_ended_at is null or a.broadcast_ended_at > $1::timestamptz)))`;

const articlesQuery = (direction: "asc" | "desc", hidden: boolean) => `
  select (select count(*)::int from articles a ${matching(hidden)}) as total,
    (select coalesce(json_agg(page), '[]') from (
      select ${hidden ? ARTICLE_COLUMNS : READERS_ARTICLE_COLUMNS} from ${ARTICLE_TABLES} ${matching(hidden)}
      order by a.published_at ${direction}, a.uuid ${direction} limit $6 offset $7) page) as list`;

const beside = (side: "<" | ">", order: "asc" | "desc") => `
  (select row_to_json(found) from (
    select ${READERS_ARTICLE_COLUMNS} from ${ARTICLE_TABLES}
    where ${ARTICLE_IS_PUBLIC} and ($3::text is null or a.category = $3)
      and (a.published_at, a.uuid) ${side} (here.published_at, here.uuid)
    order by a.published_at ${order}, a.uuid ${order} limit 1) found)`;

const NEIGHBOURS = `
  select ${beside("<", "desc")} as previous, ${beside(">", "asc")} as next
  from (select a.published_at, a.uuid from articles a where a.uuid = $2 and ${ARTICLE_IS_PUBLIC}) here`;
