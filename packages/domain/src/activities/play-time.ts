import { MINUTE_MS, instantMs, type Instant } from "../time/index.ts";

/** Play time is counted in slots of this length: coarse enough to be cheap, fine enough to add up to hours. */
export const PLAY_SLOT_MS = 5 * MINUTE_MS;

/** Minutes added per slot. */
export const PLAY_SLOT_MINUTES = PLAY_SLOT_MS / MINUTE_MS;

/**
 * The start of the slot a moment falls into, in milliseconds. Slots are the same for all players, so duplicate reports
 * of one slot from several devices count once (R-PLY-5).
 */
export function playSlotMs(now: Instant): number {
  return Math.floor(instantMs(now) / PLAY_SLOT_MS) * PLAY_SLOT_MS;
}
