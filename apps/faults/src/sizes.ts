/** How much of each fault is tried on every change, and by `pnpm test:night`. */
type Size<Names extends string> = {
  readonly ci: Readonly<Record<Names, number>>;
  readonly night: Readonly<Record<Names, number>>;
};

const size = <Names extends string>(
  ci: Readonly<Record<Names, number>>,
  night: Readonly<Record<NoInfer<Names>, number>>,
): Size<Names> => ({ ci, night });

const SIZES = {
  /** Purchases at once against a balance for one. */
  f01: size({ buyers: 100, rounds: 8 }, { buyers: 200, rounds: 200 }),
  /** Mixed operations on one wallet, for each seed. */
  f02: size({ operations: 2_000, seeds: 4 }, { operations: 10_000, seeds: 200 }),
  /** One coupon in parallel checkouts. */
  f03: size({ checkouts: 50, rounds: 8 }, { checkouts: 50, rounds: 200 }),
  /** One code by many users, and by one user many times. */
  f04: size({ users: 100, rounds: 8 }, { users: 100, rounds: 200 }),
  /** One request, sent many times at once. */
  f05: size({ copies: 50, rounds: 20 }, { copies: 50, rounds: 500 }),
  /** Processes killed at a random moment. */
  f06: size({ kills: 20 }, { kills: 500 }),
  /** Processes killed at each named step. */
  f07: size({ kills: 5 }, { kills: 50 }),
  /** Notifications of real payments, and forged ones. */
  f11: size({ payments: 400, forged: 2_000 }, { payments: 10_000, forged: 50_000 }),
  /** One notification, delivered in parallel to two processes. */
  f12: size({ copies: 50, rounds: 40 }, { copies: 50, rounds: 1_000 }),
  /** Payments of which no notification arrives. */
  f13: size({ payments: 80 }, { payments: 2_000 }),
  /** Payments at providers that time out and fail. */
  f14: size({ payments: 120 }, { payments: 3_000 }),
  /** Payments for each kind of late and early fact. */
  f15: size({ payments: 20 }, { payments: 500 }),
  /** Payments in progress when all providers go down. */
  f19: size({ payments: 90 }, { payments: 2_000 }),
  /** Payments whose money goes back, reported in any order. */
  f23: size({ payments: 60 }, { payments: 10_000 }),
  /** Payments in lists that are shuffled and repeated. */
  f24: size({ payments: 40 }, { payments: 3_000 }),
  /** Processes killed inside a shared transaction. */
  f25: size({ kills: 2 }, { kills: 30 }),
  /** Histories of several players, and the steps of the longest. */
  f17: size({ histories: 60, steps: 100 }, { histories: 20_000, steps: 100 }),
} as const;

const IS_NIGHT = process.env["FAULTS"] === "night";

/** The size of a fault in this run: `FAULTS=night` chooses the larger. */
export function sizeOf<Fault extends keyof typeof SIZES>(
  fault: Fault,
): (typeof SIZES)[Fault]["ci" | "night"] {
  return SIZES[fault][IS_NIGHT ? "night" : "ci"];
}

/**
 * The seeds of a run: the same ones on every change, so that its verdict is the change's and not luck's; new ones every
 * night. `FAULTS_SEED` replays one. Tests have their seed in their name.
 */
export function seeds(count: number): readonly number[] {
  const given = process.env["FAULTS_SEED"];
  if (given) return [Number(given)];
  const first = IS_NIGHT ? Math.floor(Date.now() / 1_000) % 1_000_000_000 : 1;
  return Array.from({ length: count }, (_, index) => first + index);
}
