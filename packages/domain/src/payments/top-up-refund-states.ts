/**
 * The state of a top-up refund that staff requested: `noted` waits for a second person, `asked` for the provider's
 * answer; `done` and `withdrawn` are final.
 */
export const TOP_UP_REFUND_STATES = ["noted", "asked", "done", "withdrawn"] as const;

export type TopUpRefundState = (typeof TOP_UP_REFUND_STATES)[number];
