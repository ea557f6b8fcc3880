/** What a message to customer service is about. */
export const SUPPORT_TOPICS = [
  "payment",
  "order",
  "game",
  "account",
  "code",
  "creator",
  "report",
  "other",
] as const;

export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** What of the player's own a message may point at. */
export const SUPPORT_REFERENCE_KINDS = ["order", "payment", "game"] as const;

export type SupportReferenceKind = (typeof SUPPORT_REFERENCE_KINDS)[number];

/** Whose cases staff list: their own, nobody's yet, or all. */
export const SUPPORT_ASSIGNMENTS = ["me", "nobody", "anybody"] as const;

export type SupportAssignment = (typeof SUPPORT_ASSIGNMENTS)[number];
