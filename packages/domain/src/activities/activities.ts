/** Activities that may be shown on public pages (R-ACT-2). */
export const ACTIVITY_TYPES = [
  "store_play_time",
  "store_like",
  "store_comment",
  "user_followed",
  "comment",
] as const;

/** `store_comment` comes from a buyer, `comment` from an author on their own game. */
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/**
 * The activity types others may see. Play time reveals what a player plays and when, so showing it is opt-in.
 */
export function visibleActivityTypes(toggles: {
  readonly show_activity: boolean;
  readonly show_play_time: boolean;
}): readonly ActivityType[] {
  if (!toggles.show_activity) return [];
  return ACTIVITY_TYPES.filter((type) => type !== "store_play_time" || toggles.show_play_time);
}
