/** How often, and counted for whom. */
export type LimitRule = {
  /** `visitor`: the logged-in user, else the address. A player-only operation always has a user. */
  readonly per: "user" | "address" | "visitor";
  readonly max: number;
  readonly windowSeconds: number;
  /**
   * Permits a process leases at once. 1 counts every single call in the database; more makes calls cheap, and leased
   * permits that go unused are lost to the other processes until the window ends.
   */
  readonly lease: number;
};

export type LimitClass = {
  readonly rules: readonly [LimitRule, ...LimitRule[]];
  /** What happens while the counters are unreachable: reads fail open; money, codes and all writes fail closed. */
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
 * The rate limit classes of operations (R-API-4). The access matrix assigns them. Login is not an operation of this
 * API; its limits are in `modules/accounts/auth-limits.service.ts`.
 */
export const LIMIT_CLASSES = {
  /** Redeeming a code, and deleting an account with one: where guessing pays off. */
  codes: closed(perHour("user", 10), perHour("address", 30)),
  /** Spending coins. */
  checkout: closed(perMinute("user", 10)),
  /** Asking for pay tickets, starting and submitting payments. */
  "top-up": closed(perMinute("visitor", 20)),
  /** Waiting for one's own payment; a page that lost its connection reconnects. */
  "payment-watch": open(perMinute("visitor", 30)),
  comment: closed(perMinute("user", 5)),
  /** Writing to customer service. */
  support: closed(perHour("visitor", 10), perHour("address", 30)),
  "support-message": closed(perMinute("visitor", 6)),
  /** Guests who name a case by number and mail address: where guessing could pay off. */
  "support-guest": closed(perHour("address", 60)),
  upload: closed(perHour("user", 20)),
  /** Anything with a search keyword. */
  search: open(perMinute("visitor", 60, 5)),
  /** Staff who find people by their mail address. */
  "user-search": closed(perHour("user", 60)),
  /** The traffic log. */
  traffic: open(perMinute("address", 120, 10)),
  /** Public reads. */
  "public-read": open(perMinute("address", 600, 30)),
  /** Players reading their own data, and staff reads. */
  "player-read": open(perMinute("visitor", 300, 15)),
  /** Ad-hoc documents in production (R-API-12), on top of the calls in them: parsing takes time. */
  document: closed(perMinute("user", 300, 15)),
  /** All other changes by players or guests. */
  "player-write": closed(perMinute("visitor", 120, 5)),
  /** Changes by staff. */
  "staff-write": closed(perMinute("user", 120)),
} as const satisfies Record<string, LimitClass>;

export type LimitName = keyof typeof LIMIT_CLASSES;
