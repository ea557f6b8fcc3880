import { instantMs, type Instant } from "../time/index.ts";

/** The lifecycle of a submission: draft, submitted, in review, decided, published. */
export const SUBMIT_STATES = ["draft", "submitted", "in_review", "accepted", "refused", "published"] as const;

export type SubmitState = (typeof SUBMIT_STATES)[number];

/** The actions of a reviewer. */
export const REVIEW_DECISIONS = ["start", "accept", "refuse"] as const;

export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/**
 * The actions on a submission. `edit` and `withdraw` are the creator's, `start`, `accept` and `refuse` a reviewer's.
 */
export type SubmitStep = "edit" | "submit" | "withdraw" | ReviewDecision;

/**
 * The state after an action, or null when the action is not allowed now.
 *
 * A submission in review cannot be edited, or the reviewer would decide on something else than they read: the creator
 * withdraws it first. Editing an accepted or published submission starts another round; the public page stays as it is
 * until that round is accepted. A reviewer may decide without having started the review (R-SUB-1).
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
 * The effective state: an accepted submission is published as soon as the game's preview or release date passes.
 * Nothing needs to run at that moment.
 */
export function shownSubmitState(
  stored: Exclude<SubmitState, "published">,
  visibleAt: Instant | null,
  now: Instant,
): SubmitState {
  const isVisible = visibleAt !== null && instantMs(visibleAt) <= instantMs(now);
  return stored === "accepted" && isVisible ? "published" : stored;
}

/**
 * When an accepted game becomes visible: at its preview, else at its release, but never before it was accepted
 * (R-SUB-3).
 */
export function visibleFrom(
  store: { readonly start_preview_at: string | null; readonly released_at: string | null },
  acceptedAt: Instant,
): Date | null {
  const dates = [store.start_preview_at, store.released_at].flatMap((date) =>
    date === null ? [] : [instantMs(date)],
  );
  return dates.length === 0 ? null : new Date(Math.max(Math.min(...dates), instantMs(acceptedAt)));
}
