import { builder } from "../../platform/builder.ts";
import { LogStateRef, PageInputRef } from "../../platform/shared-types.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { StoreRef } from "../catalog/catalog.schema.ts";
import { loadStore } from "../catalog/load-store.ts";
import { findCartCheckouts, type CartCheckout, type CartCheckoutLine } from "./cart-checkouts.service.ts";

const LineRef = builder.objectRef<CartCheckoutLine>("CartCheckoutLine").implement({
  description: "One game of a checked-out cart: what it cost, step by step, in meowcent.",
  fields: (t) => ({
    store_id: t.exposeInt("store_id", { description: "The game." }),
    store: t.field({
      type: StoreRef,
      description: "The game as it is now.",
      resolve: (line, _args, context) => loadStore(context, line.store_id),
    }),
    list: t.exposeInt("list", { description: "List price in the buyer's country." }),
    discount: t.exposeInt("discount", { description: "What the shop took off." }),
    sale: t.exposeInt("sale", { description: "`list` − `discount`." }),
    coupon_discount: t.exposeInt("coupon_discount", { description: "What the coupons took off." }),
    final: t.exposeInt("final", { description: "`sale` − `coupon_discount`: what was paid." }),
    use_user_coupon_uuids: t.idList({
      description: "Coupons that were used, in the order they were taken off.",
      resolve: ({ use_user_coupon_uuids }) => [...use_user_coupon_uuids],
    }),
  }),
});

const CartCheckoutRef = builder.objectRef<CartCheckout>("CartCheckout").implement({
  description: "A cart the signed-in user checked out. Amounts in meowcent.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", {
      description: "The client-made transaction id; `StoreOrder.uuid` of its games.",
    }),
    state: t.expose("state", { type: LogStateRef, description: "0 processing, 1 done, 2 failed." }),
    total: t.exposeInt("total", { description: "`silver` + `coin`." }),
    silver: t.exposeInt("silver", { description: "Paid in silver." }),
    coin: t.exposeInt("coin", { description: "Paid in coin." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was bought." }),
    updated_at: t.expose("updated_at", { type: "DateTime", description: "When it last changed." }),
    list: t.field({ type: [LineRef], description: "Its games.", resolve: ({ list }) => [...list] }),
  }),
});

builder.queryField("findCartCheckout", (t) =>
  t.field({
    type: [CartCheckoutRef],
    description: "Carts the signed-in user checked out, newest first, each with its games.",
    args: {
      uuid: t.arg.id({ description: "Only this transaction." }),
      state: t.arg({ type: LogStateRef, description: "Only those in this state; absent: all." }),
      q: t.arg({ type: PageInputRef, description: "`created_at-desc` (usual) or `created_at-asc`." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: async (_parent, args, context) => [
      ...(await findCartCheckouts(context.db, requireViewer(context).uuid, args)),
    ],
  }),
);
