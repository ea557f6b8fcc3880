/** Demo games that journeys use; amounts in meowcent. */
export const NEON_DRIFT = {
  id: 101,
  name: "Neon Drift",
  chinese: "霓虹漂移",
  japanese: "ネオンドリフト",
  list: 499,
  discountPercent: 20,
  sale: 399,
} as const;

/** Made Neon Drift and other games. */
export const AUTHOR = { uuid: "9ad36cf0-9e8a-8108-ad8a-d32350650b16", name: "Harbour Nine" } as const;

/** A demo player who commented on games and shows their play time. */
export const COMMENTER = { uuid: "ef45ea03-54e0-8953-8111-98e40b180999", name: "Marlow" } as const;

/** Costs more than a small top-up, and has no web build. */
export const MIDNIGHT_FERRY = { id: 102, name: "Midnight Ferry to Aoshima", list: 1_899 } as const;

/** A demo account with coins, silver and purchases. */
export const COLLECTOR = { email: "collector@catnip.test", password: "Catnip2026" } as const;

/** A demo account with a library, play time, wishes and authors they follow. Journeys only look at it. */
export const READER = { email: "reader@catnip.test", password: "Catnip2026" } as const;

/** Its price is changed while a player buys it: no other journey looks at it. */
export const PRICE_CHANGES = { id: 113, sale: 1_199, saleAfterwards: 1_274 } as const;

/** Games that no other journey buys. */
export const CLOCKMAKER = { id: 103, name: "The Clockmaker's Second Spring", list: 1_333 } as const;

export const CATEGORIES = [
  { path: "/boy-r18", name: "Male-oriented" },
  { path: "/boy-bl", name: "Male-oriented · BL" },
  { path: "/girl-r18", name: "Female-oriented" },
  { path: "/girl-gl", name: "Female-oriented · GL" },
] as const;

/** Meowcent as the shop formats coins in English. */
export const coins = (meowcent: number): string =>
  (meowcent / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A top-up plan; `coin` and `silver` in meowcent, `price` as displayed. */
export type Plan = { readonly coin: number; readonly silver: number; readonly price: string };

export const PLANS = {
  small: { coin: 500, silver: 0, price: "$5.00" },
  medium: { coin: 2_000, silver: 150, price: "$20.00" },
} as const satisfies Record<string, Plan>;
