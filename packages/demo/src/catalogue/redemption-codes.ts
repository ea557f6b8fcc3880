import type { DemoRedemptionCode } from "./demo-shop.ts";

/** Reward codes of the demo shop, printed in `docs/guides/reward-codes.md`. Each can be used once, by one account. */
export const DEMO_REDEMPTION_CODES: readonly DemoRedemptionCode[] = [
  {
    key: "silver",
    codes: ["CATN-1PS1-VER0-2026", "CATN-1PS1-VER0-2027", "CATN-1PS1-VER0-2028"],
    reward: { key: "account.silver", amount: 500, expires_in_days: 30 },
    endsInDays: 365,
  },
  {
    key: "coins",
    codes: ["CATN-1PC0-1NS0-2026", "CATN-1PC0-1NS0-2027"],
    reward: { key: "account.meowcent", amount: 1_000 },
    endsInDays: 365,
  },
  {
    key: "game",
    codes: ["CATN-1PGA-ME00-2026"],
    // Moonlit Pharmacy.
    reward: { key: "store", store_id: 150 },
    endsInDays: 365,
  },
  {
    key: "ended",
    codes: ["CATN-1PEN-DED0-2025"],
    reward: { key: "account.silver", amount: 500 },
    endsInDays: -30,
  },
];
