import { MINUTE_MS, instantMs, type Instant } from "../time/index.ts";

/** Play time is counted in slots of this length: coarse enough to cost nothing, fine enough to tell hours. */
export const PLAY_SLOT_MS = 5 * MINUTE_MS;

/** What one slot adds, in minutes. */
export const PLAY_SLOT_MINUTES = PLAY_SLOT_MS / MINUTE_MS;

/**
 * The slot a moment falls into: its start, in milliseconds. Slots are the same for everybody, so that reports of one
 * slot from several places count once (R-PLY-5).
 */
export function playSlotMs(now: Instant): number {
  return Math.floor(instantMs(now) / PLAY_SLOT_MS) * PLAY_SLOT_MS;
}
