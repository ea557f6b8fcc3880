import type { Shelf, ShelfEntry } from "./my-shelf.ts";

/** The shelves whose games can be removed. */
export type WantedShelf = Exclude<Shelf, "purchased">;

/** Removes games from the cart or the wishlist. */
export async function removeFromShelf(shelf: WantedShelf, entries: readonly ShelfEntry[]): Promise<void> {
  const uuids = entries.map(({ uuid }) => uuid);
  if (shelf === "cart") await (await import("../carts/change-cart.ts")).takeOutOfCart(uuids);
  else await (await import("../wishlists/change-wishlist.ts")).removeWishes(uuids);
}

/** Restores removed games in reverse order, because the newest entry is listed first. */
export async function putBackOnShelf(shelf: WantedShelf, entries: readonly ShelfEntry[]): Promise<void> {
  const { addToCart } = await import("../carts/change-cart.ts");
  const { addWish } = await import("../wishlists/change-wishlist.ts");
  for (const { store, memo } of entries.toReversed())
    await (shelf === "cart" ? addToCart(store.id) : addWish(store.id, memo));
}

/** From the wishlist into the cart. */
export async function moveToCart({ uuid, store }: ShelfEntry): Promise<void> {
  await (await import("../carts/change-cart.ts")).addToCart(store.id);
  await (await import("../wishlists/change-wishlist.ts")).removeWishes([uuid]);
}

/** Back from the cart to the wishlist. */
export async function moveToWishlist({ store, memo }: ShelfEntry): Promise<void> {
  const { currentViewer } = await import("../shell/viewer.ts");
  await (await import("../wishlists/change-wishlist.ts")).addWish(store.id, memo);
  const inCart = currentViewer().games?.cart.get(store.id);
  if (inCart) await (await import("../carts/change-cart.ts")).takeOutOfCart([inCart]);
}
