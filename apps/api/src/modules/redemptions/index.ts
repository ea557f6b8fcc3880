export { redeemCode, type Redemption } from "./redeem-code.ts";
export { plantRedemptionCodes } from "./redemption-batches.ts";
