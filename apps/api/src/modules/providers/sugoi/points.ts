import type { PlanMetaEntry } from "@catnip/domain/payments";

/** Sugoi's own price: points per number of coins; a point is one CNY. */
export const POINTS: readonly PlanMetaEntry[] = [
  { meowcoin: 5, point: 35 },
  { meowcoin: 10, point: 68 },
  { meowcoin: 20, point: 135 },
  { meowcoin: 50, point: 335 },
  { meowcoin: 100, point: 665 },
];
