import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { appReducer } from "../store/app-reducer.ts";
import type { PopupRequest } from "./popups.ts";

/** An open popup. */
export type OpenPopup = PopupRequest & { readonly id: string };

const popupsSlice = createSlice({
  name: "popups",
  initialState: [] as readonly OpenPopup[],
  reducers: {
    popupOpened: (stack, { payload }: PayloadAction<OpenPopup>) => [...stack, payload],
    popupClosed: (stack, { payload }: PayloadAction<string>) => stack.filter(({ id }) => id !== payload),
  },
  selectors: {
    /** The open popups; the last one is on top. */
    selectPopups: (stack) => stack,
  },
});

declare module "../store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof popupsSlice> {}
}

export const { popupOpened, popupClosed } = popupsSlice.actions;
export const { selectPopups } = popupsSlice.injectInto(appReducer).selectors;
