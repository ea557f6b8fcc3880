export {
  REDEMPTION_ALONE_HOURS,
  REDEMPTION_ALONE_MAX,
  batchWorth,
  mayApprove,
  needsApproval,
} from "./approval.ts";
export type { GoodsPrices } from "./approval.ts";
export { CODE_LENGTH, CODE_LETTERS, newRedemptionCode, redemptionCodeKey } from "./code-letters.ts";
export {
  REDEMPTION_CODE_LENGTH_MAX,
  decodeRedemptionCode,
  encodeRedemptionCode,
  normaliseRedemptionCode,
  rewardsTouchWallet,
} from "./redemption-code.ts";
export {
  REDEMPTION_AMOUNT_MAX,
  REDEMPTION_DAYS_MAX,
  REDEMPTION_REWARDS_MAX,
  REDEMPTION_REWARD_KEYS,
  checkRewards,
} from "./rewards.ts";
export type { CheckedRewards, RedemptionReward, RedemptionRewardKey, RewardDraft } from "./rewards.ts";
