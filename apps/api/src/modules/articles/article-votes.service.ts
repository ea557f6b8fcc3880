import { sql } from "drizzle-orm";
import type { RequestContext } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireViewer } from "../../platform/viewer.ts";
import {
  READERS_ARTICLE_COLUMNS,
  ARTICLE_IS_PUBLIC,
  ARTICLE_TABLES,
  asArticle,
  type Article,
} from "./article.ts";

/**
 * Answers "was this helpful?": one vote per player and article, changeable and idempotent. Guests are rejected: "once
 * per person" cannot be enforced when clearing a cookie makes a new person.
 *
 * @returns the article with the current counts
 * @throws ApiError `auth/login-required`, `article/not-found`
 */
export async function setArticleHelpful(
  context: RequestContext,
  uuid: string,
  helpful: boolean,
): Promise<Article> {
  const viewer = requireViewer(context);
  if (!isUuid(uuid)) throw notFound();
  const voted = await read(context.db, VOTE, [context.now(), uuid, viewer.uuid, helpful]);
  if (voted.length === 0) throw notFound();
  const [row] = await read<Article>(context.db, ONE, [context.now(), uuid]);
  if (!row) throw notFound();
  return asArticle(row);
}

/** The viewer's vote, or null if there is none; also for unknown articles. */
export async function articleHelpfulByMe(context: RequestContext, uuid: string): Promise<boolean | null> {
  const viewer = requireViewer(context);
  if (!isUuid(uuid)) return null;
  const [vote] = await read<{ is_helpful: boolean }>(
    context.db,
    "select is_helpful from article_votes where article_uuid = $1 and user_uuid = $2",
    [uuid, viewer.uuid],
  );
  return vote?.is_helpful ?? null;
}

/** Deletes the votes of a player whose account is being deleted; the counts follow. */
export async function forgetArticleVotes(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await tx.execute(sql`delete from article_votes where user_uuid = ${userUuid}`);
}

/** Unknown articles and those the viewer may not see are indistinguishable. */
export const notFound = () => new ApiError("article/not-found", "There is no such article.");

/** Repeating a vote only updates its timestamp, so that a double click is one vote. */
const VOTE = `
  insert into article_votes (article_uuid, user_uuid, is_helpful, updated_at)
    select a.uuid, $3, $4, $1 from articles a where a.uuid = $2 and ${ARTICLE_IS_PUBLIC}
  on conflict (article_uuid, user_uuid) do update
    set is_helpful = excluded.is_helpful, updated_at = excluded.updated_at
  returning article_uuid`;

const ONE = `select ${READERS_ARTICLE_COLUMNS} from ${ARTICLE_TABLES} where a.uuid = $2 and ${ARTICLE_IS_PUBLIC}`;
