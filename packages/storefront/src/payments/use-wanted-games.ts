import { releaseState } from "@catnip/domain/catalog";
import type { Locale } from "@catnip/domain/locales";
import { countryPrice, shopDiscount } from "@catnip/domain/prices";
import { CartStoresDocument } from "@catnip/sdk/carts/index.ts";
import { WishlistsDocument } from "@catnip/sdk/wishlists/index.ts";
import { brand } from "#brand";
import { useState } from "react";
import { useQuery } from "urql";
import { usePriceRatios } from "../catalog/player-prices.ts";
import type { StoreLine } from "../orders/checkout-items.ts";
import { useViewer } from "../shell/viewer.ts";

/** The price of the games the player intends to buy, in meowcent: those in the cart, else those on the wishlist. */
interface WantedGames {
  readonly from: "cart" | "wishlist";
  readonly prices: readonly number[];
}

/** Undefined while loading, and when nothing is wanted. */
export function useWantedGames(locale: Locale): WantedGames | undefined {
  const { status, country } = useViewer();
  const pause = status !== "player";
  const { platform_key } = brand;
  const [carts] = useQuery({
    query: CartStoresDocument,
    variables: { platform_key, locale, q: null },
    pause,
  });
  const [wishes] = useQuery({ query: WishlistsDocument, variables: { locale, q: null }, pause });
  const ratios = usePriceRatios({ pause });
  const [now] = useState(() => new Date());
  if (!carts.data || !wishes.data || !ratios) return undefined;
  const pricesOf = (entries: readonly { readonly store: StoreLine }[]) =>
    entries.flatMap(({ store }) => {
      const list = countryPrice(store.store_price ?? [], country, ratios);
      const isOut = releaseState(store.released_at ?? null, now).kind === "released";
      return list === null || !isOut ? [] : [shopDiscount(list, store.store_activity, now).sale];
    });
  const cart = pricesOf(carts.data.findCartStore);
  if (cart.length > 0) return { from: "cart", prices: cart };
  const wishlist = pricesOf(wishes.data.findWishlist);
  return wishlist.length > 0 ? { from: "wishlist", prices: wishlist } : undefined;
}
