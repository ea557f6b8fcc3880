import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { rootReducer } from "../store/store.ts";
import type { PopupRequest } from "./popups.ts";

/** An open popup. */
export type OpenPopup = PopupRequest & { readonly id: string };

const slice = createSlice({
  name: "popups",
  initialState: [] as OpenPopup[],
  reducers: {
    popupOpened: (stack, { payload }: PayloadAction<OpenPopup>) => [...stack, payload],
    popupClosed: (stack, { payload: id }: PayloadAction<string>) => stack.filter((popup) => popup.id !== id),
  },
  selectors: { selectPopups: (stack) => stack },
});

declare module "@catnip/site/store/store.ts" {
  interface LazySlices extends WithSlice<typeof slice> {}
}

/** The stack of open popups; the last one is on top. */
export const { selectPopups } = slice.injectInto(rootReducer).selectors;
export const { popupOpened, popupClosed } = slice.actions;
