import type { ErrorCode } from "../errors/index.ts";

/** 1 good, −1 bad, 0 not voted: then both thumbs look active. */
export const VOTES = [1, 0, -1] as const;

export type Vote = (typeof VOTES)[number];

/** Whether a value from outside is a vote. */
export function isVote(value: unknown): value is Vote {
  return VOTES.some((vote) => vote === value);
}

/** Whether Confirm can be pressed: the comment holds more than spaces. */
export function canConfirmComment(comment: string): boolean {
  return comment.trim() !== "";
}

/** Why a game cannot be commented on or voted for, or null: only buyers may. */
export function commentRefusal(facts: {
  readonly signedIn: boolean;
  readonly owned: boolean;
  readonly comment: string;
}): ErrorCode | null {
  if (!facts.signedIn) return "auth/login-required";
  if (!facts.owned) return "store/not-owned";
  return canConfirmComment(facts.comment) ? null : "input/invalid";
}

/** Saving creates a comment, or changes the one there is. */
export function commentSave(uuid: string | null | undefined): "create" | "update" {
  return uuid ? "update" : "create";
}
