import { rewardsTouchWallet } from "@catnip/domain/redemptions";
import type { Locale } from "@catnip/domain/locales";
import { UserCouponsDocument } from "@catnip/sdk/coupons/index.ts";
import {
  AccountLogDocument,
  AccountStatementDocument,
  StoreOrdersDocument,
} from "@catnip/sdk/orders/index.ts";
import { MeDocument } from "@catnip/sdk/profiles/index.ts";
import {
  RedeemQuestRedemptionCodeDocument,
  type RedeemQuestRedemptionCodeMutation,
} from "@catnip/sdk/redemptions/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { tellTabs } from "../shell/tabs.ts";
import { refreshViewer } from "../shell/viewer.ts";

export type Reward = RedeemQuestRedemptionCodeMutation["redeemQuestRedemptionCode"]["rewards"][number];

/** Redeems a code, already in base64. The wallet comes with the answer; a game that was won is looked up anew. */
export async function redeem(redemption_code: string, locale: Locale): Promise<readonly Reward[]> {
  const { redeemQuestRedemptionCode } = await mutate(
    RedeemQuestRedemptionCodeDocument,
    { redemption_code, locale },
    {
      changes(answers, { redeemQuestRedemptionCode: { rewards, account } }) {
        if (rewardsTouchWallet(rewards.map(({ key }) => key)))
          answers.update(MeDocument, ({ me }) => ({ me: me && { ...me, account } }));
        for (const list of [
          AccountLogDocument,
          AccountStatementDocument,
          UserCouponsDocument,
          StoreOrdersDocument,
        ])
          answers.drop(list);
      },
    },
  );
  const { rewards } = redeemQuestRedemptionCode;
  if (rewards.some(({ key }) => key === "store")) await refreshViewer();
  tellTabs({ says: "changed" });
  return rewards;
}
