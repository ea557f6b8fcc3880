import type { RedemptionRewardKey } from "../redemptions/index.ts";
import type { MoneyAct } from "../second-person/index.ts";

/** How many players one grant may name: as many as a reviewer can still look through. */
export const GRANT_PLAYERS_MAX = 100;

/** Which limit a gift counts against (R-GRT-3): each kind of reward has its own. */
export const GRANT_ACTS: Readonly<Record<RedemptionRewardKey, MoneyAct>> = {
  "account.meowcent": "grant-coin",
  "account.silver": "grant-silver",
  coupon: "grant-coupon",
  store: "grant-game",
};

/** Staff neither grant to themselves nor confirm a grant to themselves (R-GRT-4). */
export const mayGiveTo = (actorUuid: string, players: readonly string[]): boolean =>
  !players.includes(actorUuid);
