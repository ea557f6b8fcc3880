import { ARTICLE_CATEGORIES } from "@catnip/domain/articles";
import type { RequestContext } from "../../platform/context.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";

export type Article = {
  readonly uuid: string;
  readonly category: string;
  readonly headline: string;
  readonly text: string;
  readonly published_at: string;
  readonly t: readonly { readonly lang: string; readonly key: string; readonly value: string }[];
  readonly broadcast_state: number;
  readonly broadcast_started_at: string | null;
  readonly broadcast_ended_at: string | null;
  readonly broadcast_path: string | null;
};

export type ArticleList = { readonly total: number; readonly list: readonly Article[] };

export type ArticleSearch = {
  readonly uuid?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly keyword?: string | null | undefined;
  /** Only broadcasts that are live now. */
  readonly live?: boolean;
  readonly q?: PageInput | null | undefined;
  readonly limit?: number | null | undefined;
};

/** Published articles, newest first unless asked otherwise; one statement. */
export function findArticles(
  context: RequestContext,
  search: ArticleSearch,
): ArticleList | Promise<ArticleList> {
  if (typeof search.uuid === "string" && !isUuid(search.uuid)) return { total: 0, list: [] };
  const { limit, offset } = pageWindow(search.q, search.limit);
  const direction = search.q?.orderField === "published_at-asc" ? "asc" : "desc";
  const category = ARTICLE_CATEGORIES.find((known) => known === search.category && known !== "all") ?? null;
  const keyword = search.keyword?.trim().slice(0, KEYWORD_LENGTH_MAX) || null;
  const live = search.live ?? false;
  const uuid = search.uuid ?? null;

  const fresh = async (): Promise<ArticleList> => {
    const [found] = await read<ArticleList & { readonly [column: string]: unknown }>(
      context.db,
      articlesQuery(direction),
      [
        context.now(),
        uuid,
        category,
        keyword && `%${keyword.replaceAll(/[\\%_]/g, "\\$&")}%`,
        live,
        limit,
        offset,
      ],
    );
    return { total: found?.total ?? 0, list: found?.list ?? [] };
  };
  const key = JSON.stringify(["articles", uuid, category, keyword, live, direction, limit, offset]);
  return context.publicCache?.get(key, fresh) ?? fresh();
}

const KEYWORD_LENGTH_MAX = 100;

/** The condition on broadcasts is `isBroadcastLive` of the domain: switched on, started, not yet ended. */
const MATCHING = `from articles a
  where a.published_at <= $1::timestamptz
    and ($2::uuid is null or a.uuid = $2)
    and ($3::text is null or a.category = $3)
    and ($4::text is null or a.headline ilike $4 or exists (
      select 1 from jsonb_to_recordset(a.t) as words(key text, value text)
      where words.key = 'headline' and words.value ilike $4))
    and (not $5::boolean or (a.broadcast_state <> 0
      and (a.broadcast_started_at is null or a.broadcast_started_at <= $1::timestamptz)
      and (a.broadcast_ended_at is null or a.broadcast_ended_at > $1::timestamptz)))`;

const articlesQuery = (direction: "asc" | "desc") => `
  select (select count(*)::int ${MATCHING}) as total,
    (select coalesce(json_agg(page), '[]') from (
      select a.uuid, a.category, a.headline, a.text, iso_instant(a.published_at) as published_at, a.t, a.broadcast_state,
        iso_instant(a.broadcast_started_at) as broadcast_started_at,
        iso_instant(a.broadcast_ended_at) as broadcast_ended_at, a.broadcast_path
      ${MATCHING} order by a.published_at ${direction}, a.uuid ${direction} limit $6 offset $7) page) as list`;
