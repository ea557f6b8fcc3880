import type { SubmitState } from "@catnip/domain/submissions";

type Facts = {
  /** Whether the submission holds what the folder does. */
  readonly isSame: boolean;
  /** The reason of the last decision about it; null: there was none, so the game is still unreviewed. */
  readonly last: string | null;
  /** The reason that this command gives. */
  readonly stocked: string;
  readonly overwrite: boolean;
};

/** `write`: and hand in, and accept. `accept`: it is handed in already. Otherwise why it is left alone. */
export type NextForGame = "done" | "write" | "accept" | { readonly why: string };

/**
 * What to do about a game. The folder decides about what this command brought; what a reviewer or the creator did since
 * stays, unless it is to be overwritten (R-STK-4).
 *
 * @param state of its submission; null: there is none
 */
export function nextForGame(state: SubmitState | null, facts: Facts): NextForGame {
  const { isSame, last, stocked, overwrite } = facts;
  if (state === null) return "write";
  if (isSame && (state === "accepted" || state === "published")) return "done";
  if (isSame && state === "submitted") return "accept";
  if (overwrite) return "write";
  if (state === "in_review") return { why: "a reviewer is reading it" };
  if (state === "refused") return { why: "a reviewer refused it" };
  if (state === "draft" || state === "submitted")
    return isSame || last === null ? "write" : { why: "its creator is changing it" };
  return last === null || last === stocked ? "write" : { why: "it was changed in the shop" };
}
