/** What a public page tells about what somebody did (R-ACT-2). */
export const ACTIVITY_TYPES = [
  "store_play_time",
  "store_like",
  "store_comment",
  "user_followed",
  "comment",
] as const;

/** `store_comment` is a buyer's, `comment` an author's word on their own game. */
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/**
 * The types of activities others may see. Play time tells what somebody plays, and when; it takes a word of its own
 * to show it.
 */
export function visibleActivityTypes(toggles: {
  readonly show_activity: boolean;
  readonly show_play_time: boolean;
}): readonly ActivityType[] {
  if (!toggles.show_activity) return [];
  return ACTIVITY_TYPES.filter((type) => type !== "store_play_time" || toggles.show_play_time);
}
