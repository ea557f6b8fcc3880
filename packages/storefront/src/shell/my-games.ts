import { MyGamesDocument, type MyGamesQuery } from "@catnip/sdk/orders/index.ts";
import type { PagedQuery } from "@catnip/site/data/every-page.ts";
import { brand } from "#brand";
import type { FoundViewer } from "./viewer.ts";

/** Page size of each list; a cart never holds more. */
const PAGE = 100;

/** The player's purchases, cart and wishlist. Empty lists name no types, so the types are given here. */
export const MY_GAMES: PagedQuery<MyGamesQuery, { platform_key: string; page: number }> = {
  query: MyGamesDocument,
  variables: (page) => ({ platform_key: brand.platform_key, page }),
  isFull: ({ findStoreOrder, findWishlist }) =>
    findStoreOrder.length === PAGE || findWishlist.length === PAGE,
  context: { additionalTypenames: ["StoreOrder", "CartStore", "Wishlist"] },
};

export const myGamesOf = (pages: readonly MyGamesQuery[]): NonNullable<FoundViewer["games"]> => ({
  owned: pages.flatMap((page) => page.findStoreOrder).map(({ store_id }) => store_id),
  cart: pages.flatMap((page) => page.findCartStore).map(({ store_id, uuid }) => [store_id, uuid] as const),
  wishes: pages.flatMap((page) => page.findWishlist).map(({ store_id, uuid }) => [store_id, uuid] as const),
});
