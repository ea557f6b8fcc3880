import { useEveryPage } from "@catnip/site/data/every-page.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useViewerFact, type MyGames } from "../shell/viewer.ts";
import type { Shelf, ShelfOrder } from "./my-shelf.ts";
import { shelfEntries, shelfQueries } from "./shelf-queries.ts";

/**
 * The entries of a shelf, never from the cache when it is opened; see urql's `useQuery`.
 *
 * @param options.pause does not request it
 */
export function useShelf(shelf: Shelf, order: ShelfOrder, { pause = false } = {}) {
  const queries = shelfQueries(order, useLocale());
  const [now] = useState(() => new Date());
  const isPaused = (each: Shelf) => pause || each !== shelf;
  const [purchased, reloadPurchased] = useEveryPage({ ...queries.purchased, pause: isPaused("purchased") });
  const [cart, reloadCart] = useEveryPage({ ...queries.cart, pause: isPaused("cart") });
  const [wishlist, reloadWishlist] = useEveryPage({ ...queries.wishlist, pause: isPaused("wishlist") });
  const reload = { purchased: reloadPurchased, cart: reloadCart, wishlist: reloadWishlist }[shelf];
  const { fetching, error, stale } = { purchased, cart, wishlist }[shelf];
  const data = useMemo(() => {
    if (shelf === "cart") return cart.pages && shelfEntries.cart(cart.pages, now);
    if (shelf === "wishlist") return wishlist.pages && shelfEntries.wishlist(wishlist.pages, now);
    return purchased.pages && shelfEntries.purchased(purchased.pages, now);
  }, [shelf, cart.pages, wishlist.pages, purchased.pages, now]);

  // A change on another device first shows in the viewer's games.
  const contents = useViewerFact(({ games }) => games && contentsOf(shelf, games));
  const catchUp = useEffectEvent(() => {
    const shown = data
      ?.map(({ store }) => store.id)
      .toSorted((a, b) => a - b)
      .join();
    // This page's own changes are being refetched already.
    if (contents !== null && shown !== undefined && shown !== contents && !stale) reload();
  });
  useEffect(() => catchUp(), [contents]);
  return [{ fetching, error, data }, reload] as const;
}

const contentsOf = (shelf: Shelf, { owned, cart, wishes }: MyGames): string =>
  [...{ purchased: owned, cart, wishlist: wishes }[shelf].keys()].toSorted((a, b) => a - b).join();
