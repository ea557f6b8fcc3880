export {
  REDEMPTION_CODE_LENGTH_MAX,
  decodeRedemptionCode,
  encodeRedemptionCode,
  normaliseRedemptionCode,
  rewardsTouchWallet,
} from "./redemption-code.ts";
