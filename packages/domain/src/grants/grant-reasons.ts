/** Why the shop gave something, also shown to the player; the note staff add to it is not (R-GRT-6). */
export const GRANT_REASONS = ["compensation", "prize", "thanks", "goodwill", "correction"] as const;

export type GrantReason = (typeof GRANT_REASONS)[number];

/** Whether an untrusted value is one. */
export const isGrantReason = (value: unknown): value is GrantReason =>
  GRANT_REASONS.some((reason) => reason === value);
