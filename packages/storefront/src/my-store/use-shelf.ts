import { CartStoresDocument } from "@catnip/sdk/carts/index.ts";
import { StoreOrdersDocument } from "@catnip/sdk/orders/index.ts";
import { WishlistsDocument } from "@catnip/sdk/wishlists/index.ts";
import { useEveryPage } from "@catnip/site/data/every-page.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { brand } from "#brand";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useViewerFact, type MyGames } from "../shell/viewer.ts";
import { entryOfPurchase, entryOfWanted, type Shelf, type ShelfOrder } from "./my-shelf.ts";

/** Page size of the API's lists; a cart never holds more. */
const PAGE = 100;

/**
 * What is on a shelf, never from the cache when it is opened; see `useQuery` of urql.
 *
 * @param options.pause does not ask for it
 */
export function useShelf(shelf: Shelf, order: ShelfOrder, { pause = false } = {}) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const orderField = `created_at-${order}`;
  const [purchased, reloadPurchased] = useEveryPage({
    query: StoreOrdersDocument,
    variables: (page) => ({
      locale,
      q: { orderField: order === "played" ? "last_played_at-desc" : `updated_at-${order}`, page },
      limit: PAGE,
    }),
    isFull: ({ findStoreOrder }) => findStoreOrder.length === PAGE,
    pause: pause || shelf !== "purchased",
    context: FRESH_PURCHASES,
  });
  const [cart, reloadCart] = useEveryPage({
    query: CartStoresDocument,
    variables: () => ({ platform_key: brand.platform_key, locale, q: { orderField } }),
    isFull: () => false,
    pause: pause || shelf !== "cart",
    context: FRESH_CART,
  });
  const [wishlist, reloadWishlist] = useEveryPage({
    query: WishlistsDocument,
    variables: (page) => ({ locale, q: { orderField, page }, limit: PAGE }),
    isFull: ({ findWishlist }) => findWishlist.length === PAGE,
    pause: pause || shelf !== "wishlist",
    context: FRESH_WISHES,
  });
  const reload = { purchased: reloadPurchased, cart: reloadCart, wishlist: reloadWishlist }[shelf];
  const { fetching, error, stale } = { purchased, cart, wishlist }[shelf];
  const data = useMemo(() => {
    if (shelf === "cart")
      return cart.pages?.flatMap((page) => page.findCartStore).map((entry) => entryOfWanted(entry, now));
    if (shelf === "wishlist")
      return wishlist.pages?.flatMap((page) => page.findWishlist).map((entry) => entryOfWanted(entry, now));
    return purchased.pages
      ?.flatMap((page) => page.findStoreOrder)
      .map((bought) => entryOfPurchase(bought, now));
  }, [shelf, cart.pages, wishlist.pages, purchased.pages, now]);

  // What changed on another device is first heard of as one of the viewer's games.
  const contents = useViewerFact(({ games }) => games && contentsOf(shelf, games));
  const catchUp = useEffectEvent(() => {
    const shown = data
      ?.map(({ store }) => store.id)
      .toSorted((a, b) => a - b)
      .join();
    // What this page has changed itself is being refetched already.
    if (contents !== null && shown !== undefined && shown !== contents && !stale) reload();
  });
  useEffect(() => catchUp(), [contents]);
  return [{ fetching, error, data }, reload] as const;
}

const contentsOf = (shelf: Shelf, { owned, cart, wishes }: MyGames): string =>
  [...{ purchased: owned, cart, wishlist: wishes }[shelf].keys()].toSorted((a, b) => a - b).join();

/** Empty shelves name no types, so the types are given here. */
const fresh = (type: string) => ({ requestPolicy: "network-only" as const, additionalTypenames: [type] });
const FRESH_PURCHASES = fresh("StoreOrder");
const FRESH_CART = fresh("CartStore");
const FRESH_WISHES = fresh("Wishlist");
