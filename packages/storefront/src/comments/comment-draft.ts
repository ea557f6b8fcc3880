import { VOTES } from "@catnip/domain/comments";
import type { CommentFragment } from "@catnip/sdk/comments/index.ts";
import * as v from "valibot";
import { useDraft } from "../session/draft.ts";

const CommentDraft = v.object({ comment: v.string(), vote: v.picklist(VOTES) });

/** The comment being typed on a game; it survives a reload and the end of the session (R-CMT-9). */
export const useCommentDraft = (storeId: number, saved: CommentFragment | null) =>
  useDraft(`comment.${storeId}`, CommentDraft, { comment: saved?.comment ?? "", vote: saved?.vote ?? 0 });
