/** Maximum number of people one player may follow (R-FLW-2). */
export const FOLLOWS_MAX = 2_000;

/** Whether the viewer is looking at their own work. A guest is never an author. */
export function isSelf(viewerUuid: string | null | undefined, authorUuid: string): boolean {
  return viewerUuid === authorUuid;
}

/**
 * Handles a click on Follow. Idempotent: following oneself, following again and unfollowing a person not followed are
 * no-ops (R-FLW-1).
 */
export function followClick(
  wish: "follow" | "unfollow",
  facts: { readonly self: boolean; readonly followed: boolean },
): "follow" | "unfollow" | "ignore" {
  if (facts.self) return "ignore";
  return (wish === "follow") === facts.followed ? "ignore" : wish;
}
