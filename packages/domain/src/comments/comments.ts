import type { ErrorCode } from "../errors/index.ts";
import { cleanText, textLength } from "../input/index.ts";

/** Maximum length of a comment, in code points. */
export const COMMENT_LENGTH_MAX = 2_000;

/** 1 good, −1 bad, 0 not voted: then neither thumb is dimmed. */
export const VOTES = [1, 0, -1] as const;

export type Vote = (typeof VOTES)[number];

/** Whether Confirm is enabled: the comment has visible text and is not too long. */
export function canConfirmComment(comment: string): boolean {
  const text = cleanText(comment);
  return text !== "" && textLength(text) <= COMMENT_LENGTH_MAX;
}

/** The vote to store: an author's vote on their own game is dropped (R-CMT-3). */
export function countedVote(vote: Vote, facts: { readonly isAuthor: boolean }): Vote {
  return facts.isAuthor ? 0 : vote;
}

/** Why a game cannot be commented on or voted for, or null: only buyers may (R-CMT-1). */
export function commentRefusal(facts: {
  readonly signedIn: boolean;
  readonly owned: boolean;
  readonly comment: string;
}): ErrorCode | null {
  if (!facts.signedIn) return "auth/login-required";
  if (!facts.owned) return "store/not-owned";
  return canConfirmComment(facts.comment) ? null : "input/invalid";
}

/** Whether saving creates a comment or updates the existing one. */
export function commentSave(uuid: string | null | undefined): "create" | "update" {
  return uuid ? "update" : "create";
}
