import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { StoreRef } from "../catalog/catalog.schema.ts";
import { loadStore } from "../catalog/load-store.ts";
import { addWishlist, findWishlists, removeWishlists, type Wishlist } from "./wishlists.service.ts";

const WishlistRef = builder.objectRef<Wishlist>("Wishlist").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    store_id: t.exposeInt("store_id"),
    store: t.field({ type: StoreRef, resolve: (wish, _args, context) => loadStore(context, wish.store_id) }),
    memo: t.exposeString("memo", { nullable: true }),
    created_at: t.expose("created_at", { type: "DateTime" }),
    updated_at: t.expose("updated_at", { type: "DateTime" }),
  }),
});

builder.queryField("findWishlist", (t) =>
  t.field({
    type: [WishlistRef],
    description: "Wishes of the signed-in user, newest first.",
    args: { uuid: t.arg.id(), store_id: t.arg.int(), q: t.arg({ type: PageInputRef }) },
    resolve: async (_parent, args, context) => [...(await findWishlists(context, args))],
  }),
);

builder.mutationField("addWishlist", (t) =>
  t.field({
    type: WishlistRef,
    args: { store_id: t.arg.int({ required: true }), memo: t.arg.string() },
    resolve: (_parent, args, context) => addWishlist(context, args),
  }),
);

builder.mutationField("delWishlist", (t) =>
  t.int({
    description: "Answers how many wishes were taken back.",
    args: { uuid: t.arg.idList({ required: true }) },
    resolve: (_parent, { uuid }, context) => removeWishlists(context, uuid),
  }),
);
