import { commentRefusal, countedVote, type Vote } from "@catnip/domain/comments";
import { cleanText } from "@catnip/domain/input";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { COMMENT_COLUMNS, toComment, type StoreComment } from "./store-comment.ts";

type Words = { readonly comment: string; readonly vote: Vote };

/**
 * Comments on a game the user owns. There is one comment per buyer and game: a double click returns the existing
 * comment, and different text replaces it; a trigger keeps the old version.
 *
 * @throws ApiError `store/not-found`, `store/not-owned`, `input/invalid`
 */
export async function addComment(
  context: RequestContext,
  input: Words & { readonly store_id: number },
): Promise<StoreComment> {
  const { uuid } = requireViewer(context);
  const [game] = await read<Facts>(context.db, ABOUT_GAME, [input.store_id, uuid, context.now()]);
  if (!game) throw new ApiError("store/not-found", "The game was not found.");
  const { comment, vote } = expectWords(input, game);
  const [row] = await read<StoreComment>(context.db, ADD, [
    input.store_id,
    uuid,
    comment,
    vote,
    context.now(),
  ]);
  if (!row) throw notOwned();
  return toComment(context, row);
}

/**
 * Edits the user's own comment, as long as they own the game. Saving the same again changes nothing.
 *
 * @throws ApiError `comment/not-found` (also for other players' comments), `store/not-owned`, `input/invalid`
 */
export async function changeComment(
  context: RequestContext,
  input: Words & { readonly uuid: string },
): Promise<StoreComment> {
  const { uuid } = requireViewer(context);
  const [game] = isUuid(input.uuid) ? await read<Facts>(context.db, ABOUT_COMMENT, [input.uuid, uuid]) : [];
  if (!game) throw new ApiError("comment/not-found", "There is no such comment of yours.");
  const { comment, vote } = expectWords(input, game);
  const [row] = await read<StoreComment>(context.db, CHANGE, [
    input.uuid,
    uuid,
    comment,
    vote,
    context.now(),
  ]);
  if (!row) throw notOwned();
  return toComment(context, row);
}

type Facts = { readonly owned: boolean; readonly is_author: boolean };

function expectWords(
  { comment, vote }: Words,
  game: Facts,
): { readonly comment: string; readonly vote: Vote } {
  const refusal = commentRefusal({ signedIn: true, owned: game.owned, comment });
  if (refusal === "store/not-owned") throw notOwned();
  if (refusal) throw new ApiError(refusal, "A comment has 1 to 2,000 characters.", { field: "comment" });
  return { comment: cleanText(comment), vote: countedVote(vote, { isAuthor: game.is_author }) };
}

const notOwned = () => new ApiError("store/not-owned", "Buy the game to comment.");

const OWNED = "exists (select from entitlements e where e.store_id = s.id and e.user_uuid = $2) as owned";

const ABOUT_GAME = `
  select ${OWNED}, s.author_uuid is not distinct from $2 as is_author from stores s
  where s.id = $1 and (s.is_published and least(s.released_at, s.start_preview_at) <= $3::timestamptz or exists (
    select from entitlements e where e.store_id = s.id and e.user_uuid = $2))`;

const ABOUT_COMMENT = `
  select ${OWNED}, s.author_uuid is not distinct from $2 as is_author
  from store_comments c join stores s on s.id = c.store_id where c.uuid = $1 and c.user_uuid = $2`;

/**
 * Unchanged text keeps its timestamps; an unchanged vote keeps the time it was cast.
 *
 * @param now alias of the row with the new text
 * @param at SQL for the time of writing
 */
const replacedBy = (now: string, at: string): string => `
  comment = ${now}.comment, vote = ${now}.vote,
  updated_at = case when (c.comment, c.vote) is distinct from (${now}.comment, ${now}.vote) then ${at} else c.updated_at end,
  voted_at = case when ${now}.vote = 0 then null when ${now}.vote = c.vote then c.voted_at else ${at} end`;

/** Locks the entitlement, so that it cannot be revoked between check and write. */
const ADD = `
  with written as (
    insert into store_comments as c (store_id, user_uuid, comment, vote, created_at, updated_at, voted_at)
      select e.store_id, e.user_uuid, $3, $4::int, $5, $5, case when $4::int <> 0 then $5::timestamptz end
      from entitlements e where e.store_id = $1 and e.user_uuid = $2 for share
    on conflict (store_id, user_uuid) do update set ${replacedBy("excluded", "excluded.updated_at")}
    returning *)
  select ${COMMENT_COLUMNS} from written c left join profiles p on p.user_uuid = c.user_uuid`;

const CHANGE = `
  with written_now as (
    select e.store_id, $3 as comment, $4::int as vote, $5::timestamptz as at
    from entitlements e join store_comments mine on mine.store_id = e.store_id and mine.user_uuid = e.user_uuid
    where mine.uuid = $1 and mine.user_uuid = $2 for share of e),
  written as (
    update store_comments c set ${replacedBy("written_now", "written_now.at")} from written_now where c.uuid = $1 and c.user_uuid = $2 returning c.*)
  select ${COMMENT_COLUMNS} from written c left join profiles p on p.user_uuid = c.user_uuid`;
