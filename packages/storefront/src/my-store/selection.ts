import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { onNewClient } from "@catnip/site/session/client.ts";
import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { appStore } from "@catnip/site/store/app-store.ts";
import { useAppDispatch, useAppSelector } from "@catnip/site/store/hooks.ts";
import type { WantedShelf } from "./change-shelf.ts";

type Selection = Readonly<Record<WantedShelf, readonly string[]>>;

const NOTHING: Selection = { cart: [], wishlist: [] };

/**
 * The entries whose boxes the player has changed, by uuid: in the cart all are ticked by default, on the wishlist none.
 */
const selectionSlice = createSlice({
  name: "selection",
  initialState: NOTHING,
  reducers: {
    entryToggled: (
      selection,
      { payload: { shelf, uuid } }: PayloadAction<{ shelf: WantedShelf; uuid: string }>,
    ) => ({
      ...selection,
      [shelf]: selection[shelf].includes(uuid)
        ? selection[shelf].filter((each) => each !== uuid)
        : [...selection[shelf], uuid],
    }),
    entriesSet: (
      selection,
      { payload: { shelf, uuids } }: PayloadAction<{ shelf: WantedShelf; uuids: readonly string[] }>,
    ) => ({ ...selection, [shelf]: uuids }),
    selectionCleared: () => NOTHING,
  },
  selectors: { selectChanged: (selection, shelf: WantedShelf) => selection[shelf] },
});

declare module "@catnip/site/store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof selectionSlice> {}
}

const { entryToggled, entriesSet, selectionCleared } = selectionSlice.actions;
const { selectChanged } = selectionSlice.injectInto(appReducer).selectors;
// Reset for another player.
onNewClient(() => appStore.dispatch(selectionCleared()));

/** The entries whose boxes differ from the default, and a function to change them. */
export function useSelection(shelf: WantedShelf) {
  const dispatch = useAppDispatch();
  const changed = useAppSelector((state) => selectChanged(state, shelf));
  return {
    changed,
    toggle: (uuid: string) => void dispatch(entryToggled({ shelf, uuid })),
    set: (uuids: readonly string[]) => void dispatch(entriesSet({ shelf, uuids })),
  };
}
