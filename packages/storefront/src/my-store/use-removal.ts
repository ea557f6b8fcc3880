import { useAction } from "@catnip/site/data/use-action.ts";
import { useState } from "react";
import { moveToCart, moveToWishlist, putBackOnShelf, removeFromShelf } from "./change-shelf.ts";
import type { WantedShelf } from "./change-shelf.ts";
import type { ShelfEntry } from "./my-shelf.ts";

/** What was last taken off the list, and how. */
interface Taken {
  readonly entries: readonly ShelfEntry[];
  readonly how: "removed" | "moved";
}

/** Takes games off a list of the player and, until the next time, offers to put them back (R-CRT-8). */
export function useRemoval(shelf: WantedShelf) {
  const [taken, setTaken] = useState<Taken | null>(null);
  const removing = useAction(
    (entries: readonly ShelfEntry[]) => removeFromShelf(shelf, entries),
    (_done, entries) => setTaken({ entries, how: "removed" }),
  );
  const moving = useAction(moveToCart, (_done, entry) => setTaken({ entries: [entry], how: "moved" }));
  const undoing = useAction(
    async ({ entries, how }: Taken) => {
      if (how === "removed") await putBackOnShelf(shelf, entries);
      else for (const entry of entries) await moveToWishlist(entry);
    },
    () => setTaken(null),
  );
  return {
    taken,
    remove: removing.run,
    isRemoving: removing.isBusy,
    move: moving.run,
    /** The entry on its way to the cart. */
    movingUuid: moving.busyWith?.[0].uuid ?? null,
    undo: undoing.run,
    isUndoing: undoing.isBusy,
    forget: () => setTaken(null),
  };
}
