import { useAction } from "@catnip/site/data/use-action.ts";
import { useState } from "react";
import { moveToCart, moveToWishlist, putBackOnShelf, removeFromShelf } from "./change-shelf.ts";
import type { WantedShelf } from "./change-shelf.ts";
import type { ShelfEntry } from "./my-shelf.ts";

/** The last removal from the list. */
interface Taken {
  readonly entries: readonly ShelfEntry[];
  readonly how: "removed" | "moved";
}

/** Removes games from a player's list and offers an undo until the next removal (R-CRT-8). */
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
    /** The entry being moved to the cart. */
    movingUuid: moving.busyWith?.[0].uuid ?? null,
    undo: undoing.run,
    isUndoing: undoing.isBusy,
    forget: () => setTaken(null),
  };
}
