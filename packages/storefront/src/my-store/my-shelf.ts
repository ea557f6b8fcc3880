import { CartStoresDocument } from "@catnip/sdk/carts/index.ts";
import { StoreOrdersDocument } from "@catnip/sdk/orders/index.ts";
import { WishlistsDocument } from "@catnip/sdk/wishlists/index.ts";
import { releaseState } from "@catnip/domain/catalog";
import type { Locale } from "@catnip/domain/locales";
import type { Ask } from "@catnip/site/data/query.ts";
import { brand } from "#brand";
import type { StoreLine } from "../orders/checkout-items.ts";

/** The tabs of My Store (R-CAT-16). */
export const SHELVES = ["purchased", "cart", "wishlist"] as const;
export type Shelf = (typeof SHELVES)[number];

/** Newest or oldest first, by the date a game was added. */
export type ShelfOrder = "desc" | "asc";

/** A game on one of the shelves. */
export interface ShelfEntry {
  /** The uuid of the cart entry, wish, or order. */
  readonly uuid: string;
  readonly store: StoreLine;
  readonly since: string;
  /** Whether it was out when the shelf was loaded. */
  readonly isReleased: boolean;
}

/** Parses the address: `?tab=cart&order=asc`. Anything else is the default. */
export function readShelf(search: URLSearchParams): { shelf: Shelf; order: ShelfOrder } {
  const tab = search.get("tab");
  return {
    shelf: SHELVES.find((shelf) => shelf === tab) ?? "purchased",
    order: search.get("order") === "asc" ? "asc" : "desc",
  };
}

export async function loadShelf(
  ask: Ask,
  shelf: Shelf,
  order: ShelfOrder,
  locale: Locale,
): Promise<ShelfEntry[]> {
  const now = new Date();
  const isReleased = (store: StoreLine) => releaseState(store.released_at ?? null, now).kind === "released";
  const q = { orderField: `created_at-${order}` };
  if (shelf === "purchased") {
    const { findStoreOrder } = await ask(StoreOrdersDocument, {
      locale,
      q: { orderField: `updated_at-${order}` },
      limit: 100,
    });
    return findStoreOrder.map(({ uuid, store_id, store, created_at }) => ({
      uuid: `${uuid}-${store_id}`,
      store,
      since: created_at,
      isReleased: isReleased(store),
    }));
  }
  const entries =
    shelf === "cart"
      ? (await ask(CartStoresDocument, { platform_key: brand.platform_key, locale, q })).findCartStore
      : (await ask(WishlistsDocument, { locale, q })).findWishlist;
  return entries.map(({ uuid, store, created_at }) => ({
    uuid,
    store,
    since: created_at,
    isReleased: isReleased(store),
  }));
}

/** Removes games from the cart or the wishlist. */
export async function removeFromShelf(
  shelf: Exclude<Shelf, "purchased">,
  uuids: readonly string[],
): Promise<void> {
  if (shelf === "cart") await (await import("../carts/change-cart.ts")).takeOutOfCart(uuids);
  else await (await import("../wishlists/change-wishlist.ts")).removeWishes(uuids);
}
