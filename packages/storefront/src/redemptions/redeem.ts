import type { Locale } from "@catnip/domain/locales";
import {
  RedeemQuestRedemptionCodeDocument,
  type RedeemQuestRedemptionCodeMutation,
} from "@catnip/sdk/redemptions/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { viewerChanged } from "../shell/tabs.ts";

export type Reward = RedeemQuestRedemptionCodeMutation["redeemQuestRedemptionCode"]["rewards"][number];

/** Redeems a code, already in base64. */
export async function redeem(redemption_code: string, locale: Locale): Promise<readonly Reward[]> {
  const {
    redeemQuestRedemptionCode: { rewards },
  } = await mutate(RedeemQuestRedemptionCodeDocument, { redemption_code, locale }, CHANGED);
  await viewerChanged();
  return rewards;
}

/** The types that a reward may change besides the wallet, which is in the mutation's result. */
const CHANGED = ["StoreOrder", "UserCoupon", "AccountLogList", "AccountStatement"];
