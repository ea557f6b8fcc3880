import { assertAmount } from "../money/index.ts";
import type { RedemptionRewardKey } from "../redemptions/index.ts";

/** How many players one grant may name: as many as somebody can still look through. */
export const GRANT_PLAYERS_MAX = 100;

/**
 * Up to this worth, in meowcent, one member of staff gives away alone within `GRANT_ALONE_HOURS`, counted for each kind
 * of reward by itself; above it a second one has to confirm (R-GRT-3). Coins have the lowest limit: they are good in
 * every shop, and are spent last.
 */
export const GRANT_ALONE_MAX: Readonly<Record<RedemptionRewardKey, number>> = {
  "account.meowcent": 20_000,
  "account.silver": 50_000,
  coupon: 50_000,
  store: 50_000,
};

/** The window in which grants made alone are added up, so that splitting one does not dodge the limit. */
export const GRANT_ALONE_HOURS = 24;

/** Whether a second person has to confirm. @param aloneBefore what the same person gave alone lately, of this kind */
export function grantNeedsConfirmation(
  key: RedemptionRewardKey,
  worth: number,
  aloneBefore: number,
): boolean {
  assertAmount(worth);
  return worth > 0 && worth + aloneBefore > GRANT_ALONE_MAX[key];
}

/** Nobody gives themselves anything, or confirms that somebody else does (R-GRT-4). */
export const mayGiveTo = (actorUuid: string, players: readonly string[]): boolean =>
  !players.includes(actorUuid);
