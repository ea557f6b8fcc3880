import type { Answers } from "@catnip/sdk/client/answer-cache.ts";
import { CartStoresDocument } from "@catnip/sdk/carts/index.ts";
import { UserCouponsDocument } from "@catnip/sdk/coupons/index.ts";
import { StoreOrdersDocument, type CheckoutFieldsFragment } from "@catnip/sdk/orders/index.ts";
import { MeDocument } from "@catnip/sdk/profiles/index.ts";
import { WishlistsDocument } from "@catnip/sdk/wishlists/index.ts";
import { changeMyGames, withEntry, withoutGames, withoutUuids } from "../shell/my-games.ts";

/** Cache updates of a purchase: the wallet, ownership, games leaving cart and wishlist, used coupons. */
export function purchaseChanges(
  answers: Answers,
  answer: CheckoutFieldsFragment,
  usedCoupons: readonly string[],
): void {
  if (answer.__typename !== "CheckoutDone") return;
  const { uuid, account, store_ids } = answer;
  const balances = new Map(account.map((entry) => [entry.type, entry]));
  answers.update(MeDocument, ({ me }) => ({
    me: me && { ...me, account: me.account.map((entry) => balances.get(entry.type) ?? entry) },
  }));
  changeMyGames(answers, ({ findStoreOrder, findCartStore, findWishlist }) => ({
    findStoreOrder: store_ids.reduce(
      (orders, store_id) => withEntry(orders, { __typename: "StoreOrder", uuid, store_id }),
      findStoreOrder,
    ),
    findCartStore: withoutGames(findCartStore, store_ids),
    findWishlist: withoutGames(findWishlist, store_ids),
  }));
  answers.update(CartStoresDocument, ({ findCartStore }) => ({
    findCartStore: withoutGames(findCartStore, store_ids),
  }));
  answers.update(WishlistsDocument, ({ findWishlist }) => ({
    findWishlist: withoutGames(findWishlist, store_ids),
  }));
  answers.update(UserCouponsDocument, ({ findUserCouponByMe }) => ({
    findUserCouponByMe: withoutUuids(findUserCouponByMe, usedCoupons),
  }));
  // The response lacks the game details that the shelf shows.
  answers.drop(StoreOrdersDocument);
}
