import { Cart } from "./cart.tsx";
import { Library } from "./library.tsx";
import type { Shelf, ShelfEntry, ShelfOrder } from "./my-shelf.ts";
import { Wishlist } from "./wishlist.tsx";

/** A player's shelf with what is on it. A guest's page does without its code. */
export default function OpenShelf({
  shelf,
  ...open
}: {
  shelf: Shelf;
  entries: readonly ShelfEntry[];
  order: ShelfOrder;
}) {
  if (shelf === "purchased") return <Library {...open} />;
  return shelf === "cart" ? <Cart {...open} /> : <Wishlist {...open} />;
}
