import { AddOrderRefundDocument } from "@catnip/sdk/orders/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { viewerChanged } from "../shell/tabs.ts";

/** Returns a game. The caller provides the id, so that a retry after a lost response is the same refund. */
export async function sendRefund(asked: {
  readonly uuid: string;
  readonly order_uuid: string;
  readonly store_id: number;
}): Promise<void> {
  // The wallet is in the result.
  await mutate(AddOrderRefundDocument, asked, ["StoreOrder", "UserCoupon", "AccountLogList"]);
  await viewerChanged();
}
