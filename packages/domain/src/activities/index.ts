export { ACTIVITY_TYPES, visibleActivityTypes } from "./activities.ts";
export type { ActivityType } from "./activities.ts";
export { PLAY_SLOT_MINUTES, PLAY_SLOT_MS, playSlotMs } from "./play-time.ts";
