import { commentSave, type Vote } from "@catnip/domain/comments";
import {
  AddStoreCommentDocument,
  DelStoreCommentDocument,
  SetStoreCommentDocument,
} from "@catnip/sdk/comments/index.ts";
import { mutate } from "@catnip/site/session/client.ts";

/** What a player says about a game; with a uuid once it has been saved. */
export interface CommentWords {
  readonly uuid: string | null;
  readonly comment: string;
  readonly vote: Vote;
}

/** For urql: a player without a comment gets null, which names no type. */
export const OWN_COMMENT = { additionalTypenames: ["StoreComment"] };

/** Saves a comment: creates it, or updates it if it has a uuid. */
export async function saveComment(store_id: number, { uuid, ...words }: CommentWords): Promise<void> {
  if (uuid !== null && commentSave(uuid) === "update")
    await mutate(SetStoreCommentDocument, { uuid, ...words });
  else await mutate(AddStoreCommentDocument, { store_id, ...words });
}

/** Deletes one's own comment. */
export async function deleteComment(uuid: string): Promise<void> {
  await mutate(DelStoreCommentDocument, { uuid }, OWN_COMMENT.additionalTypenames);
}
