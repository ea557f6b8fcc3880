import { AddWishlistDocument, DelWishlistDocument } from "@catnip/sdk/wishlists/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { viewerChanged } from "../shell/tabs.ts";

/**
 * Adds a game to the wishlist. Idempotent.
 *
 * @param memo the note beside a wish that is put back
 */
export async function addWish(store_id: number, memo: string | null = null): Promise<void> {
  await mutate(AddWishlistDocument, { store_id, memo });
  await viewerChanged();
}

/** Removes games from the wishlist. */
export async function removeWishes(uuids: readonly string[]): Promise<void> {
  await mutate(DelWishlistDocument, { uuid: [...uuids] }, ["Wishlist"]);
  await viewerChanged();
}
