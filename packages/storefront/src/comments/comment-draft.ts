import { DRAFT_PREFIX } from "@catnip/site/session/forget-drafts.ts";
import { VOTES } from "@catnip/domain/comments";
import * as v from "valibot";

/** The sessionStorage key; one of those that logging out forgets (R-PRV-8). */
const KEY = `${DRAFT_PREFIX}comment`;

const Draft = v.object({
  user_uuid: v.string(),
  store_id: v.number(),
  comment: v.string(),
  vote: v.picklist(VOTES),
});

/** A comment that has been typed and not saved yet. */
export type CommentDraft = v.InferOutput<typeof Draft>;

/**
 * Stores the text being typed in this tab, so that it survives a reload and the end of the session (R-CMT-9). Only the
 * latest draft is kept.
 */
export function keepDraft(draft: CommentDraft, storage?: Storage): void {
  try {
    (storage ?? sessionStorage).setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** The player's draft for a game; another player's is never shown. */
export function readDraft(
  { user_uuid, store_id }: Pick<CommentDraft, "user_uuid" | "store_id">,
  storage?: Storage,
): CommentDraft | null {
  const { success, output } = v.safeParse(Draft, readJson(storage));
  return success && output.user_uuid === user_uuid && output.store_id === store_id ? output : null;
}

/** Deletes the draft, after saving or discarding it. */
export function forgetDraft(storage?: Storage): void {
  try {
    (storage ?? sessionStorage).removeItem(KEY);
  } catch {
    // Then there is none.
  }
}

function readJson(storage?: Storage): unknown {
  try {
    return JSON.parse((storage ?? sessionStorage).getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
