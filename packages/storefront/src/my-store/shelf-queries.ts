import type { Locale } from "@catnip/domain/locales";
import { CartStoresDocument, type CartStoresQuery } from "@catnip/sdk/carts/index.ts";
import { StoreOrdersDocument, type StoreOrdersQuery } from "@catnip/sdk/orders/index.ts";
import { WishlistsDocument, type WishlistsQuery } from "@catnip/sdk/wishlists/index.ts";
import { brand } from "#brand";
import { entryOfPurchase, entryOfWanted, type ShelfEntry, type ShelfOrder } from "./my-shelf.ts";

/** Page size of the API's lists; a cart never holds more. */
const PAGE = 100;

/** Empty shelves name no types, so the types are given here. An opened shelf is never read from the cache. */
const fresh = (type: string) => ({ requestPolicy: "network-only" as const, additionalTypenames: [type] });
const FRESH_PURCHASES = fresh("StoreOrder");
const FRESH_CART = fresh("CartStore");
const FRESH_WISHES = fresh("Wishlist");

/** The query of each shelf, page by page; see `useEveryPage`. */
export const shelfQueries = (order: ShelfOrder, locale: Locale) => {
  const orderField = `created_at-${order}`;
  return {
    purchased: {
      query: StoreOrdersDocument,
      variables: (page: number) => ({
        locale,
        q: { orderField: order === "played" ? "last_played_at-desc" : `updated_at-${order}`, page },
        limit: PAGE,
      }),
      isFull: ({ findStoreOrder }: StoreOrdersQuery) => findStoreOrder.length === PAGE,
      context: FRESH_PURCHASES,
    },
    cart: {
      query: CartStoresDocument,
      variables: () => ({ platform_key: brand.platform_key, locale, q: { orderField } }),
      isFull: () => false,
      context: FRESH_CART,
    },
    wishlist: {
      query: WishlistsDocument,
      variables: (page: number) => ({ locale, q: { orderField, page }, limit: PAGE }),
      isFull: ({ findWishlist }: WishlistsQuery) => findWishlist.length === PAGE,
      context: FRESH_WISHES,
    },
  };
};

/** The entries in the pages of a shelf; `now` decides which games are out. */
export const shelfEntries = {
  purchased: (pages: readonly StoreOrdersQuery[], now: Date): ShelfEntry[] =>
    pages.flatMap((page) => page.findStoreOrder).map((bought) => entryOfPurchase(bought, now)),
  cart: (pages: readonly CartStoresQuery[], now: Date): ShelfEntry[] =>
    pages.flatMap((page) => page.findCartStore).map((entry) => entryOfWanted(entry, now)),
  wishlist: (pages: readonly WishlistsQuery[], now: Date): ShelfEntry[] =>
    pages.flatMap((page) => page.findWishlist).map((entry) => entryOfWanted(entry, now)),
};
