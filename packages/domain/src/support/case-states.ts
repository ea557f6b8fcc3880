/**
 * The lifecycle of a case: unanswered, the player's turn, the staff's turn, closed.
 */
export const SUPPORT_STATES = ["open", "waiting_player", "waiting_staff", "closed"] as const;

export type SupportState = (typeof SUPPORT_STATES)[number];

/** What staff do with a case besides answering. */
export const SUPPORT_STAFF_STEPS = ["close", "reopen"] as const;

export type SupportStaffStep = (typeof SUPPORT_STAFF_STEPS)[number];

/** `write` is the player's, `reply` the staff's; both may close. */
export type SupportStep = "write" | "reply" | SupportStaffStep;

/**
 * The state after a step, or null when the step is not possible now (R-SPT-3).
 *
 * A closed case takes no more messages: what comes up later is another matter, and its own case. Closing what is closed
 * and reopening what is open changes nothing, so that a double click is harmless.
 */
export function nextSupportState(state: SupportState, step: SupportStep): SupportState | null {
  return NEXT[step][state] ?? null;
}

const NEXT: Record<SupportStep, Partial<Record<SupportState, SupportState>>> = {
  write: { open: "open", waiting_player: "waiting_staff", waiting_staff: "waiting_staff" },
  reply: { open: "waiting_player", waiting_player: "waiting_player", waiting_staff: "waiting_player" },
  close: { open: "closed", waiting_player: "closed", waiting_staff: "closed", closed: "closed" },
  reopen: {
    open: "open",
    waiting_player: "waiting_player",
    waiting_staff: "waiting_staff",
    closed: "waiting_staff",
  },
};
