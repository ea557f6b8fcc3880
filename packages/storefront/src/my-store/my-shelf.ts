import type { CartStoresQuery } from "@catnip/sdk/carts/index.ts";
import type { StoreOrdersQuery } from "@catnip/sdk/orders/index.ts";
import type { WishlistsQuery } from "@catnip/sdk/wishlists/index.ts";
import { newVersion } from "@catnip/domain/builds";
import { releaseState } from "@catnip/domain/catalog";
import type { StoreLine } from "../orders/checkout-items.ts";

/** The tabs of My Store (R-CAT-16). */
export const SHELVES = ["purchased", "cart", "wishlist"] as const;
export type Shelf = (typeof SHELVES)[number];

/** Newest or oldest first, by the date a game was added; of purchases also by when they were played last. */
const SHELF_ORDERS = ["desc", "asc", "played"] as const;
export type ShelfOrder = (typeof SHELF_ORDERS)[number];

/** A game on one of the shelves. */
export interface ShelfEntry {
  /** The uuid of the cart entry, wish, or order. */
  readonly uuid: string;
  readonly store: StoreLine;
  readonly since: string;
  /** Whether it was released when the shelf was loaded. */
  readonly isReleased: boolean;
  /** False: the shop has withdrawn it. */
  readonly isListed: boolean;
  /** The note beside a wish. */
  readonly memo: string | null;
  /** Of a purchase; null: never. */
  readonly lastPlayedAt: string | null;
  /** The version of a purchase that the player has not seen yet. */
  readonly newVersion: string | null;
  /** Of a purchase: whether it can be returned, or why not; null: the return period is over. */
  readonly refund: StoreOrdersQuery["findStoreOrder"][number]["refund"];
}

/** Parses the address: `?tab=cart&order=asc`. Anything else is the default. */
export function readShelf(search: URLSearchParams): { shelf: Shelf; order: ShelfOrder } {
  const shelf = SHELVES.find((each) => each === search.get("tab")) ?? "purchased";
  const order = SHELF_ORDERS.find((each) => each === search.get("order")) ?? "desc";
  return { shelf, order: order === "played" && shelf !== "purchased" ? "desc" : order };
}

type Purchase = StoreOrdersQuery["findStoreOrder"][number];
type Wanted = CartStoresQuery["findCartStore"][number] | WishlistsQuery["findWishlist"][number];

const NOTHING_MORE = { isListed: true, memo: null, lastPlayedAt: null, newVersion: null, refund: null };

/** @param now decides which games are released */
export const entryOfPurchase = (bought: Purchase, now: Date): ShelfEntry => ({
  ...NOTHING_MORE,
  uuid: `${bought.uuid}-${bought.store_id}`,
  store: bought.store,
  since: bought.created_at,
  isReleased: isReleased(bought.store, now),
  lastPlayedAt: bought.last_played_at ?? null,
  newVersion: unseenVersion(bought),
  refund: bought.refund,
});

/** Of the cart or the wishlist. */
export const entryOfWanted = (entry: Wanted, now: Date): ShelfEntry => ({
  ...NOTHING_MORE,
  uuid: entry.uuid,
  store: entry.store,
  since: entry.created_at,
  isReleased: isReleased(entry.store, now),
  isListed: entry.is_listed,
  memo: ("memo" in entry && entry.memo) || null,
});

const isReleased = (store: StoreLine, now: Date) =>
  releaseState(store.released_at ?? null, now).kind === "released";

function unseenVersion({ store, created_at, last_played_at }: Purchase): string | null {
  const builds = store.game_pack.official_app.map((build) => ({
    ...build,
    updated_at: build.updated_at ?? null,
  }));
  const seen = { boughtAt: created_at, lastPlayedAt: last_played_at ?? null };
  return newVersion(builds, seen)?.version ?? null;
}
