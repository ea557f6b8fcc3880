import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { appReducer } from "../store/app-reducer.ts";

/** The bar at the top while the next page loads: its progress, in percent; null: not shown. */
const loadingBarSlice = createSlice({
  name: "loadingBar",
  initialState: null as number | null,
  reducers: {
    barMoved: (_percent, { payload }: PayloadAction<number>) => payload,
    barHidden: () => null,
  },
  selectors: { selectProgress: (percent) => percent },
});

declare module "../store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof loadingBarSlice> {}
}

export const { barMoved, barHidden } = loadingBarSlice.actions;
export const { selectProgress } = loadingBarSlice.injectInto(appReducer).selectors;
