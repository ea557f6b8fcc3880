import type { Answers } from "@catnip/sdk/client/answer-cache.ts";
import { UserCouponsDocument } from "@catnip/sdk/coupons/index.ts";
import {
  AccountLogDocument,
  AddOrderRefundDocument,
  StoreOrdersDocument,
  type AddOrderRefundMutation,
} from "@catnip/sdk/orders/index.ts";
import { MeDocument } from "@catnip/sdk/profiles/index.ts";
import { changeMyGames, withoutGames } from "../shell/my-games.ts";
import { tellTabs } from "../shell/tabs.ts";

/** Gives a game back. The id is the caller's, so that a press after a lost answer is the same refund. */
export async function sendRefund(asked: {
  readonly uuid: string;
  readonly order_uuid: string;
  readonly store_id: number;
}): Promise<void> {
  const { mutate } = await import("@catnip/site/session/client.ts");
  await mutate(AddOrderRefundDocument, asked, {
    changes: (answers, { addOrderRefund }) => refundChanges(answers, addOrderRefund),
  });
  tellTabs({ says: "changed" });
}

/** Cache updates of a refund: the wallet, the library, the coupons. */
function refundChanges(answers: Answers, refund: AddOrderRefundMutation["addOrderRefund"]): void {
  const balances = new Map(refund.account.map((entry) => [entry.type, entry]));
  answers.update(MeDocument, ({ me }) => ({
    me: me && { ...me, account: me.account.map((entry) => balances.get(entry.type) ?? entry) },
  }));
  changeMyGames(answers, ({ findStoreOrder }) => ({
    findStoreOrder: withoutGames(findStoreOrder, [refund.store_id]),
  }));
  answers.drop(StoreOrdersDocument);
  answers.drop(UserCouponsDocument);
  answers.drop(AccountLogDocument);
}
