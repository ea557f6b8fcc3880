import { CART_STATES } from "@catnip/domain/carts";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { StoreRef } from "../catalog/catalog.schema.ts";
import { isListed } from "../catalog/load-listed.ts";
import { loadStore } from "../catalog/load-store.ts";
import { addCartStore, findCartStores, removeCartStores, type CartStore } from "./carts.service.ts";

const CartStateRef = closedSet("CartState", "carts", Object.values(CART_STATES), "0 in the cart, 1 bought.");

const CartStoreRef = builder.objectRef<CartStore>("CartStore").implement({
  description: "A game in the signed-in user's cart.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "`cart_store_uuid` of `addCartCheckout`." }),
    store_id: t.exposeInt("store_id", { description: "The game." }),
    store: t.field({
      type: StoreRef,
      description: "The game with its prices in the user's country.",
      resolve: (entry, _args, context) => loadStore(context, entry.store_id),
    }),
    is_listed: t.boolean({
      description: "False: the shop has withdrawn the game; it stays in the list, but cannot be bought.",
      resolve: (entry, _args, context) => isListed(context, entry.store_id),
    }),
    state: t.expose("state", { type: CartStateRef, description: "0 in the cart, 1 bought." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was first put in." }),
    updated_at: t.expose("updated_at", {
      type: "DateTime",
      description: "When it was last put in again, or bought.",
    }),
    use_user_coupon_uuids: t.exposeIDList("use_user_coupon_uuids", {
      description: "Coupons the user chose for it; what counts is what the checkout is sent.",
    }),
  }),
});

builder.queryField("findCartStore", (t) =>
  t.field({
    type: [CartStoreRef],
    description: "The signed-in user's cart, newest first.",
    args: {
      platform_key: t.arg.string({
        description: "Brand of the asking shop. A user has one cart, whatever the brand.",
      }),
      state: t.arg({ type: CartStateRef, defaultValue: 0, description: "0 in the cart, 1 bought." }),
      user_uuid: t.arg.id({ description: "Only one's own finds anything." }),
      q: t.arg({ type: PageInputRef, description: "`created_at-desc` (usual) or `created_at-asc`." }),
      limit: t.arg.int({ description: "At most, and usually, 100: more never fit into a cart." }),
    },
    resolve: async (_parent, args, context) => [...(await findCartStores(context, args))],
  }),
);

builder.mutationField("addCartStore", (t) =>
  t.field({
    type: CartStoreRef,
    description:
      "Puts a game into the cart; adding it again changes nothing. Refusals: `store/not-found`, `store/not-released`, `store/already-owned`, `cart/full` (`max` in the facts).",
    args: {
      store_id: t.arg.int({ required: true, description: "A released game that is not owned yet." }),
      store_ad_link_uid: t.arg.string({ description: "The advertisement that led here, if any." }),
      data_creation_source: t.arg.string({ description: "The client, for statistics." }),
    },
    resolve: (_parent, args, context) => addCartStore(context, args),
  }),
);

builder.mutationField("delCartStore", (t) =>
  t.int({
    description: "Takes entries out of the cart, and answers how many were in it.",
    args: { uuid: t.arg.idList({ required: true, description: "At most 100 count." }) },
    resolve: (_parent, { uuid }, context) => removeCartStores(context, uuid),
  }),
);
