import type { FactKind } from "./payment-machine.ts";

/** The state of a dispute. */
export type DisputeState = "open" | "won" | "lost";

/** Whether an untrusted value names a state of a dispute. */
export const isDisputeState = (value: unknown): value is DisputeState =>
  value === "open" || value === "won" || value === "lost";

/**
 * The state of a dispute after a statement about it, or null when the statement changes nothing. Disputes only move on:
 * that one was opened may be heard after it was closed (R-DSP-3).
 */
export function disputeAfter(state: DisputeState | null, kind: FactKind): DisputeState | null {
  if (kind === "disputed") return state === null ? "open" : null;
  if (kind === "dispute_won") return state === null || state === "open" ? "won" : null;
  return kind === "reversed" && state !== "lost" ? "lost" : null;
}
