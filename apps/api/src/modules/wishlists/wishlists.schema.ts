import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { StoreRef } from "../catalog/catalog.schema.ts";
import { isListed } from "../catalog/load-listed.ts";
import { loadStore } from "../catalog/load-store.ts";
import {
  addWishlist,
  findWishlists,
  removeWishlists,
  setWishlist,
  type Wishlist,
} from "./wishlists.service.ts";

const WishlistRef = builder.objectRef<Wishlist>("Wishlist").implement({
  description: "A game the signed-in user wishes for.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Of the wish." }),
    store_id: t.exposeInt("store_id", { description: "The game." }),
    store: t.field({
      type: StoreRef,
      description: "The game with its prices in the user's country.",
      resolve: (wish, _args, context) => loadStore(context, wish.store_id),
    }),
    is_listed: t.boolean({
      description: "False: the shop has withdrawn the game; it stays in the list, but cannot be bought.",
      resolve: (wish, _args, context) => isListed(context, wish.store_id),
    }),
    memo: t.exposeString("memo", { nullable: true, description: "A note to oneself; plain text." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was first wished for." }),
    updated_at: t.expose("updated_at", {
      type: "DateTime",
      description: "When it was last wished for, or its memo changed.",
    }),
  }),
});

builder.queryField("findWishlist", (t) =>
  t.field({
    type: [WishlistRef],
    description: "Wishes of the signed-in user, newest first.",
    args: {
      uuid: t.arg.id({ description: "Only this wish." }),
      store_id: t.arg.int({ description: "Only the wish for this game." }),
      memo: t.arg.string({
        description: "Only wishes whose memo holds these words, in any case of letters.",
      }),
      q: t.arg({ type: PageInputRef, description: "`created_at-desc` (usual) or `created_at-asc`." }),
      limit: t.arg.int({ description: "At most, and usually, 100." }),
    },
    resolve: async (_parent, args, context) => [...(await findWishlists(context, args))],
  }),
);

builder.mutationField("addWishlist", (t) =>
  t.field({
    type: WishlistRef,
    description:
      "Wishes for a game, released or announced; wishing again keeps one wish, with the newer memo. Refusals: `store/not-found`, `input/invalid`.",
    args: {
      store_id: t.arg.int({ required: true, description: "A game, released or announced." }),
      memo: t.arg.string({ description: "At most 500 characters." }),
    },
    resolve: (_parent, args, context) => addWishlist(context, args),
  }),
);

builder.mutationField("setWishlist", (t) =>
  t.field({
    type: WishlistRef,
    description: "Changes the memo of a wish. Refusals: `wishlist/not-found`, `input/invalid`.",
    args: {
      uuid: t.arg.id({ description: "The wish; or name its game." }),
      store_id: t.arg.int({ description: "The game of the wish; or name its uuid." }),
      memo: t.arg.string({ description: "At most 500 characters; absent or empty clears it." }),
    },
    resolve: (_parent, args, context) => setWishlist(context, args),
  }),
);

builder.mutationField("delWishlist", (t) =>
  t.int({
    description: "Takes wishes back, and answers how many were there.",
    args: {
      uuid: t.arg.idList({ description: "At most 100 count." }),
      store_id: t.arg.int({ description: "The wish for this game, instead or besides." }),
    },
    resolve: (_parent, args, context) => removeWishlists(context, args),
  }),
);
