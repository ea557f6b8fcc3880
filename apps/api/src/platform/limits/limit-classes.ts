/** How often, and counted for whom. */
export type LimitRule = {
  /** `visitor`: the signed-in user, else the address. A player-only operation always has a user. */
  readonly per: "user" | "address" | "visitor";
  readonly max: number;
  readonly windowSeconds: number;
  /**
   * Permits a process reserves at once. 1 counts every single call in the database; more makes calls cheap, and what
   * a process reserved and did not use is lost to the others until the window ends.
   */
  readonly lease: number;
};

export type LimitClass = {
  readonly rules: readonly [LimitRule, ...LimitRule[]];
  /** What happens while the counters cannot be reached: reads go on, money, codes and everything written wait. */
  readonly withoutCounters: "open" | "closed";
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const perMinute = (per: LimitRule["per"], max: number, lease = 1): LimitRule => ({
  per,
  max,
  windowSeconds: MINUTE,
  lease,
});
const perHour = (per: LimitRule["per"], max: number): LimitRule => ({
  per,
  max,
  windowSeconds: HOUR,
  lease: 1,
});
const closed = (...rules: LimitClass["rules"]): LimitClass => ({ rules, withoutCounters: "closed" });
const open = (...rules: LimitClass["rules"]): LimitClass => ({ rules, withoutCounters: "open" });

/**
 * The classes operations belong to (R-API-4). The access matrix says which operation is in which. Signing in
 * is no operation of this API; its limits are in `modules/accounts/auth-limits.service.ts`.
 */
export const LIMIT_CLASSES = {
  /** Redeeming codes and deleting an account by one: where guessing pays. */
  codes: closed(perHour("user", 10), perHour("address", 30)),
  /** Spending coins. */
  checkout: closed(perMinute("user", 10)),
  /** Asking for pay tickets, starting and submitting payments. */
  "top-up": closed(perMinute("visitor", 20)),
  comment: closed(perMinute("user", 5)),
  upload: closed(perHour("user", 20)),
  /** Anything with a keyword. */
  search: open(perMinute("visitor", 60, 5)),
  /** The traffic log. */
  traffic: open(perMinute("address", 120, 10)),
  /** What anybody may read. */
  "public-read": open(perMinute("address", 600, 30)),
  /** What players read of their own, and what staff reads. */
  "player-read": open(perMinute("visitor", 300, 15)),
  /** Everything else that players or guests change. */
  "player-write": closed(perMinute("visitor", 120, 5)),
  /** What staff changes. */
  "staff-write": closed(perMinute("user", 120)),
} as const satisfies Record<string, LimitClass>;

export type LimitName = keyof typeof LIMIT_CLASSES;
