/** How many people one person may follow (R-FLW-2). */
export const FOLLOWS_MAX = 2_000;

/** Whether the viewer looks at their own work. A guest is nobody's author. */
export function isSelf(viewerUuid: string | null | undefined, authorUuid: string): boolean {
  return viewerUuid === authorUuid;
}

/**
 * What a click on Follow does. Following oneself is ignored, and so are following
 * someone already followed and unfollowing someone who is not (R-FLW-1).
 */
export function followClick(
  wish: "follow" | "unfollow",
  facts: { readonly self: boolean; readonly followed: boolean },
): "follow" | "unfollow" | "ignore" {
  if (facts.self) return "ignore";
  return (wish === "follow") === facts.followed ? "ignore" : wish;
}
