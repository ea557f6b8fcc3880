import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./redemptions.access.ts";
import "./redemptions.schema.ts";

/** Codes that grant coins, coupons and games. */
export const redemptions: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

export { isPromisable, worthOfRewards } from "./goods.ts";
export { redeemCode, type GivenReward, type Redemption } from "./redeem-code.ts";
export { plantRedemptionCodes } from "./redemption-batches.ts";
export { RewardInputRef, RewardRef } from "./redemptions.schema.ts";
