import { assertAmount, percentOf } from "../money/index.ts";
import type { RedemptionReward } from "./rewards.ts";

/** The prices of the rewarded goods on the day the codes are created, in meowcent. */
type GoodsPrices = {
  /** List price of a game. */
  readonly priceOf: (storeId: number) => number;
  /** Whole percent that a coupon takes off. */
  readonly rateOf: (couponUuid: string) => number;
  /** List price of the most expensive game: the maximum a coupon can apply to. */
  readonly dearest: number;
};

/**
 * The most a batch can cost the shop, in meowcent: coins and silver at face value, games at list price, coupons at
 * their discount on the most expensive game.
 *
 * @param count number of codes in the batch
 */
export function batchWorth(rewards: readonly RedemptionReward[], count: number, goods: GoodsPrices): number {
  const one = rewards.reduce((sum, reward) => sum + worthOf(reward, goods), 0);
  const worth = one * count;
  assertAmount(worth);
  return worth;
}

/** Whether a user may approve a batch: anyone but its creator. */
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
