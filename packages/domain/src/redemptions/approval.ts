import { assertAmount, percentOf } from "../money/index.ts";
import type { RedemptionReward } from "./rewards.ts";

/**
 * Up to this worth, in meowcent, one person may make reward codes alone within a day: a thousand coins. Above it a
 * second person of finance approves the batch before any of its codes is good (R-RDM-8).
 */
export const REDEMPTION_ALONE_MAX = 100_000;

/** How far back the batches that somebody made alone count together, so that splitting one gains nothing. */
export const REDEMPTION_ALONE_HOURS = 24;

/** What the goods of rewards cost on the day the codes are made, in meowcent. */
export type GoodsPrices = {
  /** List price of a game. */
  readonly priceOf: (storeId: number) => number;
  /** Whole percent that a coupon takes off. */
  readonly rateOf: (couponUuid: string) => number;
  /** List price of the dearest game: what a coupon can be used on at most. */
  readonly dearest: number;
};

/**
 * The most that a batch can cost the shop, in meowcent: coins and silver at their number, games at their list price,
 * coupons at what they take off the dearest game.
 *
 * @param count codes of the batch
 */
export function batchWorth(rewards: readonly RedemptionReward[], count: number, goods: GoodsPrices): number {
  const one = rewards.reduce((sum, reward) => sum + worthOf(reward, goods), 0);
  const worth = one * count;
  assertAmount(worth);
  return worth;
}

/** Whether a second person must approve a batch. @param aloneBefore worth of what its maker made alone lately */
export const needsApproval = (worth: number, aloneBefore: number): boolean =>
  worth > 0 && worth + aloneBefore > REDEMPTION_ALONE_MAX;

/** Whether somebody may approve a batch: not who made it. */
export const mayApprove = (
  actorUuid: string,
  { created_by }: { readonly created_by: string | null },
): boolean => actorUuid !== created_by;

function worthOf(reward: RedemptionReward, { priceOf, rateOf, dearest }: GoodsPrices): number {
  switch (reward.key) {
    case "account.meowcent":
    case "account.silver":
      return reward.amount;
    case "store":
      return priceOf(reward.store_id);
    case "coupon":
      return percentOf(dearest, rateOf(reward.coupon_uuid));
  }
}
