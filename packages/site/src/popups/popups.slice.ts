import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
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
});

/** The stack of open popups; the last one is on top. */
export const popupsSlice = slice;
export const { popupOpened, popupClosed } = slice.actions;
