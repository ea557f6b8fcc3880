import { instantMs, type Instant } from "../time/index.ts";

/** The way of a submission: written, handed in, looked at, decided, seen by everybody. */
export const SUBMIT_STATES = ["draft", "submitted", "in_review", "accepted", "refused", "published"] as const;

export type SubmitState = (typeof SUBMIT_STATES)[number];

/** What a reviewer may do with a submission. */
export const REVIEW_DECISIONS = ["start", "accept", "refuse"] as const;

export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** What moves a submission. `edit` and `withdraw` are the creator's, `start`, `accept` and `refuse` a reviewer's. */
export type SubmitStep = "edit" | "submit" | "withdraw" | ReviewDecision;

/**
 * The state after a step, or null when the step cannot be taken now.
 *
 * What is being looked at cannot be edited, or a reviewer would decide on something else than they read: the creator
 * withdraws it first. Editing what was accepted or published starts another round; the public page stays as it is
 * until that round is accepted. A reviewer may decide without having said that they started (R-SUB-1).
 */
export function nextSubmitState(state: SubmitState, step: SubmitStep): SubmitState | null {
  return NEXT[step][state] ?? null;
}

const NEXT: Record<SubmitStep, Partial<Record<SubmitState, SubmitState>>> = {
  edit: { draft: "draft", refused: "draft", accepted: "draft", published: "draft" },
  submit: { draft: "submitted", refused: "submitted" },
  withdraw: { submitted: "draft", in_review: "draft" },
  start: { submitted: "in_review" },
  accept: { submitted: "accepted", in_review: "accepted" },
  refuse: { submitted: "refused", in_review: "refused" },
};

/**
 * The state as people see it: what was accepted is published as soon as the game's preview or release has come.
 * Nobody has to do anything at that moment.
 */
export function shownSubmitState(
  stored: Exclude<SubmitState, "published">,
  visibleAt: Instant | null,
  now: Instant,
): SubmitState {
  const isVisible = visibleAt !== null && instantMs(visibleAt) <= instantMs(now);
  return stored === "accepted" && isVisible ? "published" : stored;
}

/** When an accepted game is first seen: at its preview, else at its release, never before it was accepted (R-SUB-3). */
export function visibleFrom(
  store: { readonly start_preview_at: string | null; readonly released_at: string | null },
  acceptedAt: Instant,
): Date | null {
  const dates = [store.start_preview_at, store.released_at].flatMap((date) =>
    date === null ? [] : [instantMs(date)],
  );
  return dates.length === 0 ? null : new Date(Math.max(Math.min(...dates), instantMs(acceptedAt)));
}
