import { read } from "../../platform/read.ts";
import type { Transaction } from "../../platform/transaction.ts";
import { couponsByUuid } from "../coupons/index.ts";
import { notifyAll, type NotificationFacts } from "../notifications/index.ts";
import type { GivenReward } from "../redemptions/index.ts";
import { refusable } from "../wallets/index.ts";
import type { GrantTerms } from "./check-grant.ts";

type Delivery = { readonly uuid: string; readonly user_uuid: string; readonly reward: GivenReward };

/**
 * Gives every player of a grant its reward and notifies them, in the caller's transaction: all or none.
 *
 * @throws MoneyRefusal `store/already-owned` for a game that one of them has; `auth/user-not-found` for an account that
 *   does not exist, or not any more
 */
export async function handOut(
  tx: Transaction,
  { uuid, reason_code }: Pick<GrantTerms, "uuid" | "reason_code">,
  now: Date,
): Promise<void> {
  await refusable(read(tx, "select hand_out_grant($1, $2)", [uuid, now]));
  const deliveries = await read<Delivery>(
    tx,
    "select uuid, user_uuid, reward from grant_deliveries where grant_uuid = $1",
    [uuid],
  );
  const [first] = deliveries;
  if (!first) throw new Error(`Grant ${uuid} was handed out, but has no delivery`);
  const facts = { ...(await factsOf(tx, first.reward)), reason_code };
  await notifyAll(
    tx,
    "gift",
    deliveries.map((delivery) => ({ userUuid: delivery.user_uuid, subject: delivery.uuid, facts })),
    now,
  );
}

/** The players' notification, the same for all. */
async function factsOf(tx: Transaction, reward: GivenReward): Promise<NotificationFacts> {
  switch (reward.key) {
    case "account.meowcent":
      return { coin: reward.amount };
    case "account.silver":
      return { silver: reward.amount };
    case "store":
      return { store_id: reward.store_id };
    case "coupon": {
      const coupon = (await couponsByUuid(tx, [reward.coupon_uuid])).get(reward.coupon_uuid);
      return coupon ? { percent: coupon.discount_rate } : {};
    }
  }
}
