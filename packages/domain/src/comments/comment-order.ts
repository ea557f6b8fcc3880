/** Orders of a game's comments; the first is the default. */
export const COMMENT_ORDERS = ["created_at-desc", "created_at-asc", "helpful-desc"] as const;

export type CommentOrder = (typeof COMMENT_ORDERS)[number];

/** The order an untrusted value names, else the default. */
export function parseCommentOrder(value: unknown): CommentOrder {
  return COMMENT_ORDERS.find((order) => order === value) ?? COMMENT_ORDERS[0];
}
