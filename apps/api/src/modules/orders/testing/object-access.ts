import { buying, seen } from "./shop.ts";
import { made, owned, type Names } from "../../../testing/object-access/named.ts";
import type { Owner } from "../../../testing/object-access/world.ts";

const shownFor = (by: Owner, uuid?: string) =>
  buying({ game: by.cartGame, ...(uuid ? { coupons: [{ uuid, rate: 10 }] } : {}) }, WALLET).shown;

const WALLET = { coins: 98_000 };

const CHECKOUT = { uuid: "0198c0de-0000-7000-8000-0000000000aa", account_1_amount: 0, use_coupon: [] };

const PURCHASE = {
  uuid: "0198c0de-0000-7000-8000-0000000000bb",
  account_1_amount: 0,
  use_user_coupon_uuids: [],
};

const REFUND = { uuid: "0198c0de-0000-7000-8000-0000000000cc" };

export const names: Names = {
  "findCartCheckout.uuid": owned("cart checkout", (uuid) => ({ uuid })),
  "addCartCheckout.cart_store_uuid": owned("cart entry", (id, by) => ({
    ...CHECKOUT,
    cart_store_uuid: [id],
    shown: shownFor(by),
  })),
  "addCartCheckout.shown.lines.store_id": "public",
  "addCartCheckout.use_coupon.cart_store_uuid": owned("cart entry", (id, by) => ({
    ...CHECKOUT,
    cart_store_uuid: [by.things["cart entry"]],
    use_coupon: [{ cart_store_uuid: id, use_user_coupon_uuids: [by.things.coupon] }],
    shown: seen([{ game: by.cartGame, coupons: [{ uuid: by.things.coupon, rate: 10 }] }], WALLET),
  })),
  "addCartCheckout.use_coupon.use_user_coupon_uuids": owned("coupon", (id, by) => ({
    ...CHECKOUT,
    cart_store_uuid: [by.things["cart entry"]],
    use_coupon: [{ cart_store_uuid: by.things["cart entry"], use_user_coupon_uuids: [id] }],
    shown: shownFor(by, id),
  })),
  "addCartCheckout.uuid": made("cart checkout", (uuid, by) => ({
    ...CHECKOUT,
    uuid,
    cart_store_uuid: [by.things["cart entry"]],
    shown: shownFor(by),
  })),
  "findOrderRefund.order_uuid": owned("purchase", (id, by) => ({
    order_uuid: id,
    store_id: by.ownedGame.id,
  })),
  "findOrderRefund.store_id": "public",
  "addOrderRefund.order_uuid": owned("purchase", (id, by) => ({
    ...REFUND,
    order_uuid: id,
    store_id: by.ownedGame.id,
  })),
  "addOrderRefund.store_id": "public",
  "addOrderRefund.uuid": made("refund", (uuid, by) => ({
    uuid,
    order_uuid: by.things.purchase,
    store_id: by.ownedGame.id,
  })),
  "storeCheckout.shown.lines.store_id": "public",
  "storeCheckout.store_id": "public",
  "storeCheckout.use_user_coupon_uuids": owned("coupon", (id, by) => ({
    ...PURCHASE,
    store_id: by.cartGame.id,
    use_user_coupon_uuids: [id],
    shown: shownFor(by, id),
  })),
  "storeCheckout.uuid": made("purchase", (uuid, by) => ({
    ...PURCHASE,
    uuid,
    store_id: by.cartGame.id,
    shown: shownFor(by),
  })),
};
