import type { DemoAuthorKey } from "./authors.ts";

/** Whose games belong to the demo account that is a creator. */
export const DEMO_CREATOR = "moth-lantern" satisfies DemoAuthorKey;

/** Sales of theirs that nobody commented on: old enough to be paid out, most of them. Players of the demo shop bought. */
export const DEMO_CREATOR_SALES = [
  { player: "marlow", gameId: 150, daysAgo: 58 },
  { player: "brassowl", gameId: 150, daysAgo: 57 },
  { player: "tundra", gameId: 150, daysAgo: 55 },
  { player: "okapi", gameId: 150, daysAgo: 54 },
  { player: "lamplight", gameId: 150, daysAgo: 52 },
  { player: "quietkettle", gameId: 150, daysAgo: 49 },
  { player: "saltwind", gameId: 150, daysAgo: 44 },
  { player: "hanae", gameId: 150, daysAgo: 38 },
  { player: "ferrygirl", gameId: 150, daysAgo: 30 },
  { player: "yoru", gameId: 150, daysAgo: 21 },
] as const;

/** The payout they got, in meowcent, and when they asked for it. */
export const DEMO_PAYOUT = { amount: 3_000, daysAgo: 33 } as const;
