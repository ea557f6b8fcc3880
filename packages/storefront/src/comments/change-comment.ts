import { commentSave, type Vote } from "@catnip/domain/comments";
import {
  AddStoreCommentDocument,
  DelStoreCommentDocument,
  MyStoreCommentDocument,
  SetStoreCommentDocument,
  type CommentFragment,
} from "@catnip/sdk/comments/index.ts";
import type { Answers } from "@catnip/sdk/client/answer-cache.ts";
import { mutate } from "@catnip/site/session/client.ts";

/** What a player says about a game; with a uuid once it has been saved. */
export interface CommentWords {
  readonly uuid: string | null;
  readonly comment: string;
  readonly vote: Vote;
}

/** Saves a comment: creates it, or updates it if it has a uuid. */
export async function saveComment(storeId: number, { uuid, ...words }: CommentWords): Promise<void> {
  if (uuid !== null && commentSave(uuid) === "update") {
    await mutate(
      SetStoreCommentDocument,
      { uuid, ...words },
      { changes: (answers, { setStoreComment }) => put(answers, storeId, setStoreComment) },
    );
    return;
  }
  await mutate(
    AddStoreCommentDocument,
    { store_id: storeId, ...words },
    { changes: (answers, { addStoreComment }) => put(answers, storeId, addStoreComment) },
  );
}

/** Deletes one's own comment. */
export async function deleteComment(storeId: number, uuid: string): Promise<void> {
  await mutate(DelStoreCommentDocument, { uuid }, { changes: (answers) => put(answers, storeId, null) });
}

function put(answers: Answers, storeId: number, comment: CommentFragment | null): void {
  answers.update(MyStoreCommentDocument, (_data, { store_id }) =>
    store_id === storeId ? { getStoreCommentByMe: comment } : null,
  );
}
