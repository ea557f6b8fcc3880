/**
 * Who waits for a job decides when it runs (R-OPS-17): graphile-worker takes the one with the smallest priority first,
 * and of one class the one that was queued first. A job queued without a class, by an older version, has 0.
 */
export const JOB_PRIORITIES = {
  /** Users wait for these: codes, links, support replies. They also have their own workers. */
  awaited: -20,
  /** Coins and earnings on their way, and the seal on the books. */
  money: -10,
  /** Notifications about one person's own affairs. */
  receipts: 10,
  /** News to many people. */
  news: 20,
  /** Cleanup, counting, checking and rendering: an hour's delay does no harm. */
  upkeep: 30,
} as const satisfies Record<string, number>;

export type JobClass = keyof typeof JOB_PRIORITIES;
