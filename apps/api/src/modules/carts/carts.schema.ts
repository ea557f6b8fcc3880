import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { StoreRef } from "../catalog/catalog.schema.ts";
import { loadStore } from "../catalog/load-store.ts";
import { addCartStore, findCartStores, removeCartStores, type CartStore } from "./carts.service.ts";

const CartStoreRef = builder.objectRef<CartStore>("CartStore").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    store_id: t.exposeInt("store_id"),
    store: t.field({
      type: StoreRef,
      resolve: (entry, _args, context) => loadStore(context, entry.store_id),
    }),
    created_at: t.expose("created_at", { type: "DateTime" }),
    updated_at: t.expose("updated_at", { type: "DateTime" }),
    use_user_coupon_uuids: t.exposeIDList("use_user_coupon_uuids"),
  }),
});

builder.queryField("findCartStore", (t) =>
  t.field({
    type: [CartStoreRef],
    description: "The signed-in user's cart (state 0 = in the cart), newest first.",
    args: {
      platform_key: t.arg.string(),
      state: t.arg.int({ defaultValue: 0 }),
      user_uuid: t.arg.id(),
      q: t.arg({ type: PageInputRef }),
    },
    resolve: async (_parent, args, context) => [...(await findCartStores(context, args))],
  }),
);

builder.mutationField("addCartStore", (t) =>
  t.field({
    type: CartStoreRef,
    args: {
      store_id: t.arg.int({ required: true }),
      store_ad_link_uid: t.arg.string(),
      data_creation_source: t.arg.string(),
    },
    resolve: (_parent, args, context) => addCartStore(context, args),
  }),
);

builder.mutationField("delCartStore", (t) =>
  t.int({
    description: "Answers how many entries were taken out.",
    args: { uuid: t.arg.idList({ required: true }) },
    resolve: (_parent, { uuid }, context) => removeCartStores(context, uuid),
  }),
);
