import { CartStoresDocument, DelCartStoreDocument } from "@catnip/sdk/carts/index.ts";
import { StoreOrdersDocument } from "@catnip/sdk/orders/index.ts";
import { DelWishlistDocument, WishlistsDocument } from "@catnip/sdk/wishlists/index.ts";
import { releaseState } from "@catnip/domain/catalog";
import type { Locale } from "@catnip/domain/locales";
import { brand } from "#brand";
import type { StoreLine } from "../orders/checkout-items.ts";
import type { MyGames } from "../shell/viewer.ts";

/** The tabs of My Store (R-CAT-16). */
export const SHELVES = ["purchased", "cart", "wishlist"] as const;
export type Shelf = (typeof SHELVES)[number];

/** Newest or oldest first, by the day a game came here. */
export type ShelfOrder = "desc" | "asc";

/** A game on one of the shelves. */
export interface ShelfEntry {
  /** Of the cart entry or the wish; of the order for purchases. */
  readonly uuid: string;
  readonly store: StoreLine;
  readonly since: string;
  /** Whether it was out when the shelf was loaded. */
  readonly isReleased: boolean;
}

/** What the address says: `?tab=cart&order=asc`. Anything else is the default. */
export function readShelf(search: URLSearchParams): { shelf: Shelf; order: ShelfOrder } {
  const tab = search.get("tab");
  return {
    shelf: SHELVES.find((shelf) => shelf === tab) ?? "purchased",
    order: search.get("order") === "asc" ? "asc" : "desc",
  };
}

/** What lies on a shelf, as a text that changes whenever something comes or goes. */
export function contentsOf(games: MyGames | null, shelf: Shelf): string {
  if (!games) return "";
  if (shelf === "purchased") return [...games.owned].join();
  return [...(shelf === "cart" ? games.cart : games.wishes).values()].join();
}

export async function loadShelf(shelf: Shelf, order: ShelfOrder, locale: Locale): Promise<ShelfEntry[]> {
  const { query } = await import("@catnip/site/session/client.ts");
  const fresh = { fresh: true };
  const now = new Date();
  const isReleased = (store: StoreLine) => releaseState(store.released_at ?? null, now).kind === "released";
  const q = { orderField: `created_at-${order}` };
  if (shelf === "purchased") {
    const { findStoreOrder } = await query(
      StoreOrdersDocument,
      { locale, q: { orderField: `updated_at-${order}` }, limit: 100 },
      fresh,
    );
    return findStoreOrder.map(({ uuid, store_id, store, created_at }) => ({
      uuid: `${uuid}-${store_id}`,
      store,
      since: created_at,
      isReleased: isReleased(store),
    }));
  }
  const entries =
    shelf === "cart"
      ? (await query(CartStoresDocument, { platform_key: brand.platform_key, locale, q }, fresh))
          .findCartStore
      : (await query(WishlistsDocument, { locale, q }, fresh)).findWishlist;
  return entries.map(({ uuid, store, created_at }) => ({
    uuid,
    store,
    since: created_at,
    isReleased: isReleased(store),
  }));
}

/** Takes games out of the cart or off the wishlist. */
export async function removeFromShelf(
  shelf: Exclude<Shelf, "purchased">,
  uuids: readonly string[],
): Promise<void> {
  const { mutate } = await import("@catnip/site/session/client.ts");
  const uuid = [...uuids];
  if (shelf === "cart") await mutate(DelCartStoreDocument, { uuid });
  else await mutate(DelWishlistDocument, { uuid });
}
