import { releaseState } from "@catnip/domain/catalog";
import type { Locale } from "@catnip/domain/locales";
import { countryPrice, shopDiscount } from "@catnip/domain/prices";
import { CartStoresDocument } from "@catnip/sdk/carts/index.ts";
import { SiteConfigDocument } from "@catnip/sdk/configuration/index.ts";
import { WishlistsDocument } from "@catnip/sdk/wishlists/index.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import { brand } from "#brand";
import type { StoreLine } from "../orders/checkout-items.ts";
import { viewerNow } from "../shell/viewer.ts";

/** What the games cost that the player means to buy, in meowcent: those in the cart, else those on the wishlist. */
interface WantedGames {
  readonly from: "cart" | "wishlist";
  readonly prices: readonly number[];
}

/** Loads them; null when nothing is wanted. */
export async function loadWantedGames(ask: Ask, locale: Locale): Promise<WantedGames | null> {
  const { status, country } = await viewerNow();
  if (status !== "player") return null;
  const { platform_key } = brand;
  const [{ findCartStore }, { findWishlist }, { getConfig2 }] = await Promise.all([
    ask(CartStoresDocument, { platform_key, locale, q: null }),
    ask(WishlistsDocument, { locale, q: null }),
    ask(SiteConfigDocument, { platform_key }, { cached: true }),
  ]);
  const now = new Date();
  const pricesOf = (entries: readonly { readonly store: StoreLine }[]) =>
    entries.flatMap(({ store }) => {
      const list = countryPrice(store.store_price ?? [], country, getConfig2.price_rate);
      const isOut = releaseState(store.released_at ?? null, now).kind === "released";
      return list === null || !isOut ? [] : [shopDiscount(list, store.store_activity, now).sale];
    });
  const [cart, wishlist] = [pricesOf(findCartStore), pricesOf(findWishlist)];
  if (cart.length > 0) return { from: "cart", prices: cart };
  return wishlist.length > 0 ? { from: "wishlist", prices: wishlist } : null;
}
