import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { appStore } from "@catnip/site/store/app-store.ts";
import { useAppSelector } from "@catnip/site/store/hooks.ts";
import { persist } from "@catnip/site/store/persistence.ts";

/** Whether further games come page by page or while scrolling; stored in this browser. */
export type ListMode = "pages" | "endless";

const listModeSlice = createSlice({
  name: "listMode",
  initialState: (): ListMode => "pages",
  reducers: { listModeChosen: (_mode, { payload }: PayloadAction<ListMode>) => payload },
  selectors: { selectListMode: (mode) => mode },
});

declare module "@catnip/site/store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof listModeSlice> {}
}

const { listModeChosen } = listModeSlice.actions;
const { selectListMode } = listModeSlice.injectInto(appReducer).selectors;

persist(appStore, {
  key: "listMode",
  parse: (stored): ListMode => (stored === "endless" ? "endless" : "pages"),
  format: (mode) => mode,
  select: selectListMode,
  restored: listModeChosen,
});

export const useListMode = (): ListMode => useAppSelector(selectListMode);

export const saveListMode = (mode: ListMode): void => void appStore.dispatch(listModeChosen(mode));
