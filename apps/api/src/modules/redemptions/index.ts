import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./redemptions.access.ts";
import "./redemptions.schema.ts";

/** Codes that grant coins, coupons and games. */
export const redemptions: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

export { redeemCode, type Redemption } from "./redeem-code.ts";
export { plantRedemptionCodes } from "./redemption-batches.ts";
