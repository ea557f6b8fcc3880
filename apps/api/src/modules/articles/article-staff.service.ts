import {
  articleDraftProblem,
  type ArticleDraft,
  type Translation,
  type ArticleKind,
} from "@catnip/domain/articles";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import { cleanHtml } from "../../platform/clean-html.ts";
import type { RequestContext } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireRole, type Actor } from "../../platform/viewer.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { ARTICLE_COLUMNS, ARTICLE_TABLES, asArticle, type Article } from "./article.ts";
import { notFound } from "./article-votes.service.ts";
import { findArticles, type ArticleList, type ArticleSearch } from "./articles.service.ts";
import { sql, type SQL } from "drizzle-orm";
import { access } from "./articles.access.ts";

/** The fields staff may set on an article; omitted ones stay unchanged. */
export type ArticleInput = {
  readonly category?: ArticleKind | null | undefined;
  readonly headline?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly t?: readonly Translation[] | null | undefined;
  readonly published_at?: Date | null | undefined;
  readonly is_published?: boolean | null | undefined;
  /** Null: not about a game. */
  readonly store_id?: number | null | undefined;
  readonly broadcast_state?: number | null | undefined;
  /** Null here and below: no start, end or URL. */
  readonly broadcast_started_at?: Date | null | undefined;
  readonly broadcast_ended_at?: Date | null | undefined;
  readonly broadcast_path?: string | null | undefined;
};

/** One version of an article. */
export type ArticleVersion = {
  readonly article_uuid: string;
  readonly version: number;
  readonly article: unknown;
  readonly author_uuid: string | null;
  readonly reason: string | null;
  readonly created_at: string;
};

/** Articles including drafts, unpublished and future ones. @throws ApiError `auth/forbidden` */
export async function findArticlesByStaff(
  context: RequestContext,
  search: ArticleSearch,
): Promise<ArticleList> {
  await requireRole(context, "support", "root");
  return findArticles(context, { ...search, hidden: true });
}

/** Every version of an article, newest first. @throws ApiError `auth/forbidden` */
export async function findArticleVersions(
  context: RequestContext,
  uuid: string,
  q: PageInput | null | undefined,
  limit: number | null | undefined,
): Promise<readonly ArticleVersion[]> {
  await requireRole(context, "support", "root");
  if (!isUuid(uuid)) return [];
  const window = pageWindow(q, limit);
  return read<ArticleVersion>(
    context.db,
    `select article_uuid, version, article, author_uuid, reason, iso_instant(created_at) as created_at
     from article_versions where article_uuid = $1 order by version desc limit $2 offset $3`,
    [uuid, window.limit, window.offset],
  );
}

/**
 * Creates an article. The client generates the uuid, which makes this idempotent.
 *
 * @throws ApiError `input/invalid` with the field, `request/id-conflict` when the uuid belongs to another article,
 *   `auth/forbidden`
 */
export async function addArticle(
  context: RequestContext,
  uuid: string,
  input: ArticleInput,
  reason: string | null | undefined,
): Promise<Article> {
  const actor = await requireRole(context, "support", "root");
  if (!isUuid(uuid)) throw invalid("uuid");
  const wanted = merged(NOTHING, input, context.now());
  return inTransaction(context.db, async (tx) => {
    await expectStore(tx, wanted.store_id);
    const { rows: made } = await tx.execute(sql`
      insert into articles (uuid, ${COLUMN_NAMES}, version, created_at, updated_at)
      values (${uuid}, ${valuesOf(wanted)}, 1, ${at(context)}, ${at(context)}) on conflict do nothing returning uuid`);
    const article = await expectArticle(tx, uuid);
    if (made.length === 0) {
      if (!isSame(article, wanted))
        throw new ApiError("request/id-conflict", "Another article has this uuid.");
      return article;
    }
    await keepVersion(tx, context, article, actor, reason);
    await recordAudit(tx, actor, {
      operation: audited(access, "addArticle"),
      object: { kind: "article", id: article.uuid },
      why: reason,
      after: wanted,
      at: context.now(),
    });
    return article;
  });
}

/**
 * Changes an article; publishing and unpublishing are changes of `is_published`. Every version is kept. A no-op change
 * creates no new version.
 *
 * @param version the one the editor has seen
 * @throws ApiError `article/not-found`, `input/invalid` with the field, `request/version-conflict` when someone else
 *   wrote meanwhile, `auth/forbidden`
 */
export async function setArticle(
  context: RequestContext,
  uuid: string,
  version: number,
  input: ArticleInput,
  reason: string | null | undefined,
): Promise<Article> {
  const actor = await requireRole(context, "support", "root");
  if (!isUuid(uuid)) throw notFound();
  return inTransaction(context.db, async (tx) => {
    await tx.execute(sql`select 1 from articles where uuid = ${uuid} for update`);
    const before = await expectArticle(tx, uuid);
    const wanted = merged(before, input, context.now());
    if (isSame(before, wanted)) return before;
    if (before.version !== version) {
      throw new ApiError("request/version-conflict", "The article was changed since it was read.", {
        version: before.version,
      });
    }
    await expectStore(tx, wanted.store_id);
    // Keep the previous state too, for articles not written through these operations.
    await keepVersion(tx, context, before, null, null);
    await tx.execute(sql`
      update articles set (${COLUMN_NAMES}, version, updated_at)
        = row(${valuesOf(wanted)}, version + 1, ${at(context)}::timestamptz) where uuid = ${uuid}`);
    const after = await expectArticle(tx, uuid);
    await keepVersion(tx, context, after, actor, reason);
    await recordAudit(tx, actor, {
      operation: audited(access, "setArticle"),
      object: { kind: "article", id: uuid },
      why: reason,
      ...changed(written(before), wanted),
      at: context.now(),
    });
    return after;
  });
}

/** Whether `setArticle` with this input would change the article. @throws ApiError `input/invalid` with the field */
export const changesArticle = (article: Article, input: ArticleInput, now: Date): boolean =>
  !isSame(article, merged(article, input, now));

/** The part of an article that staff write; instants as ISO text. */
type Written = ArticleDraft & {
  readonly published_at: string;
  readonly is_published: boolean;
  readonly broadcast_started_at: string | null;
  readonly broadcast_ended_at: string | null;
};

const NOTHING: Omit<Written, "published_at"> = {
  category: "",
  headline: "",
  text: "",
  t: [],
  is_published: true,
  store_id: null,
  broadcast_state: 0,
  broadcast_started_at: null,
  broadcast_ended_at: null,
  broadcast_path: null,
};

const written = (article: Article): Written => ({
  category: article.category,
  headline: article.headline,
  text: article.text,
  t: article.t,
  published_at: article.published_at,
  is_published: article.is_published,
  store_id: article.store_id,
  broadcast_state: article.broadcast_state,
  broadcast_started_at: article.broadcast_started_at,
  broadcast_ended_at: article.broadcast_ended_at,
  broadcast_path: article.broadcast_path,
});

/** The resulting article: input merged over the current state, HTML sanitized. @throws ApiError `input/invalid` */
function merged(known: Omit<Written, "published_at"> | Article, input: ArticleInput, now: Date): Written {
  const instant = (given: Date | null | undefined, kept: string | null) =>
    given === undefined ? kept : (given?.toISOString() ?? null);
  const texts = input.t ?? known.t;
  const wanted: Written = {
    category: input.category ?? known.category,
    headline: (input.headline ?? known.headline).trim(),
    text: cleanHtml(input.text ?? known.text),
    t: texts.map(({ lang, key, value }) => ({
      lang: lang.toLowerCase(),
      key,
      value: key === "text" ? cleanHtml(value) : value.trim(),
    })),
    published_at:
      input.published_at?.toISOString() ?? ("published_at" in known ? known.published_at : now.toISOString()),
    is_published: input.is_published ?? known.is_published,
    store_id: input.store_id === undefined ? known.store_id : input.store_id,
    broadcast_state: input.broadcast_state ?? known.broadcast_state,
    broadcast_started_at: instant(input.broadcast_started_at, known.broadcast_started_at),
    broadcast_ended_at: instant(input.broadcast_ended_at, known.broadcast_ended_at),
    broadcast_path: input.broadcast_path === undefined ? known.broadcast_path : input.broadcast_path,
  };
  const problem = articleDraftProblem(wanted);
  if (problem) throw invalid(problem);
  return wanted;
}

const invalid = (field: string) =>
  new ApiError("input/invalid", "The article cannot be published like this.", { field });

const isSame = (article: Article, wanted: Written) =>
  JSON.stringify(written(article)) === JSON.stringify(wanted);

/** For the audit log: the changed fields, before and after. */
function changed(before: Written, after: Written) {
  const names = (Object.keys(after) as (keyof Written)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const of = (state: Written) => Object.fromEntries(names.map((name) => [name, state[name]]));
  return { before: of(before), after: of(after) };
}

const COLUMN_NAMES = sql.raw(
  "category, headline, text, t, published_at, is_published, store_id, broadcast_state, broadcast_started_at, broadcast_ended_at, broadcast_path",
);

const valuesOf = (wanted: Written): SQL =>
  sql`${wanted.category}::text, ${wanted.headline}::text, ${wanted.text}::text, ${JSON.stringify(wanted.t)}::jsonb,
    ${wanted.published_at}::timestamptz, ${wanted.is_published}::boolean, ${wanted.store_id}::int,
    ${wanted.broadcast_state}::int, ${wanted.broadcast_started_at}::timestamptz,
    ${wanted.broadcast_ended_at}::timestamptz, ${wanted.broadcast_path}::text`;

const at = (context: RequestContext) => context.now().toISOString();

type Transaction = Pick<Database, "execute">;

async function expectArticle(tx: Transaction, uuid: string): Promise<Article> {
  const { rows } = await tx.execute<Article>(
    sql`select ${sql.raw(ARTICLE_COLUMNS)} from ${sql.raw(ARTICLE_TABLES)} where a.uuid = ${uuid}`,
  );
  if (!rows[0]) throw notFound();
  return asArticle(rows[0]);
}

/** @throws ApiError `input/invalid` for an unknown game */
async function expectStore(tx: Transaction, storeId: number | null): Promise<void> {
  if (storeId === null) return;
  const { rows } = await tx.execute(sql`select 1 from stores where id = ${storeId}`);
  if (rows.length === 0) throw invalid("store_id");
}

/** Adds a version to the history; an existing one is never overwritten. */
async function keepVersion(
  tx: Transaction,
  context: RequestContext,
  article: Article,
  actor: Actor | null,
  reason: string | null | undefined,
): Promise<void> {
  const when = actor ? at(context) : article.updated_at;
  await tx.execute(sql`
    insert into article_versions (article_uuid, version, article, author_uuid, reason, created_at)
    values (${article.uuid}, ${article.version}, ${JSON.stringify(written(article))}::jsonb, ${actor?.uuid ?? null},
      ${reason ?? null}, ${when}::timestamptz) on conflict do nothing`);
}
