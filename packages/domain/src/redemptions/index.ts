export { batchWorth, mayApprove } from "./approval.ts";
export { newRedemptionCode, redemptionCodeKey } from "./code-letters.ts";
export { decodeRedemptionCode, encodeRedemptionCode } from "./redemption-code.ts";
export { REDEMPTION_REWARD_KEYS, checkRewards } from "./rewards.ts";
export type { RedemptionReward, RedemptionRewardKey, RewardDraft } from "./rewards.ts";
export { newVoucherCode, voucherCodeKey } from "./voucher-code.ts";
