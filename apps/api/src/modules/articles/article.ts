import { parseBroadcastPath, type Translation, type ArticleKind } from "@catnip/domain/articles";
import { cleanStoredHtml } from "../../platform/clean-html.ts";

/** An article as the API returns it; instants are ISO texts. */
export type Article = {
  readonly uuid: string;
  readonly category: ArticleKind;
  readonly headline: string;
  readonly text: string;
  readonly published_at: string;
  readonly is_published: boolean;
  readonly store_id: number | null;
  readonly t: readonly Translation[];
  readonly broadcast_state: number;
  readonly broadcast_started_at: string | null;
  readonly broadcast_ended_at: string | null;
  readonly broadcast_path: string | null;
  readonly helpful_count: number;
  readonly unhelpful_count: number;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
};

const columnsWith = (
  storeId: string,
) => `a.uuid, a.category, a.headline, a.text, iso_instant(a.published_at) as published_at,
  a.is_published, ${storeId} as store_id, a.t, a.broadcast_state, iso_instant(a.broadcast_started_at) as broadcast_started_at,
  iso_instant(a.broadcast_ended_at) as broadcast_ended_at, a.broadcast_path, coalesce(c.helpful, 0) as helpful_count,
  coalesce(c.unhelpful, 0) as unhelpful_count, a.version, iso_instant(a.created_at) as created_at,
  iso_instant(a.updated_at) as updated_at`;

/** The columns of an article `a` with its counts `c`; see `ARTICLE_TABLES`. As staff see it. */
export const ARTICLE_COLUMNS = columnsWith("a.store_id");

/** The game an article is about, if readers may already see it: early news must not reveal an unannounced game. */
export const SHOWN_STORE_ID = `(select s.id from stores s where s.id = a.store_id and s.is_published
    and least(s.released_at, s.start_preview_at) <= $1::timestamptz)`;

/** The same columns as readers see them. `$1` is now. */
export const READERS_ARTICLE_COLUMNS = columnsWith(SHOWN_STORE_ID);

export const ARTICLE_TABLES = "articles a left join article_vote_counts c on c.article_uuid = a.uuid";

/** What readers see: published, and the publication time has passed. `$1` is now. */
export const ARTICLE_IS_PUBLIC = "a.is_published and a.published_at <= $1::timestamptz";

/**
 * An article that is safe to render, whatever the database holds: rows may predate today's rules for HTML and links,
 * or have bypassed them.
 */
export function asArticle(row: Article): Article {
  return {
    ...row,
    text: cleanStoredHtml(row.text),
    t: row.t.map(({ lang, key, value }) => ({
      lang,
      key,
      value: key === "text" ? cleanStoredHtml(value) : value,
    })),
    broadcast_path: parseBroadcastPath(row.broadcast_path),
  };
}
