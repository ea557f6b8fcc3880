import { combineSlices, configureStore } from "@reduxjs/toolkit";
import { popupsSlice } from "./popups.slice.ts";

/** Slices that are there from the start. Others are added by their feature: `rootReducer.inject(slice)`. */
export const rootReducer = combineSlices(popupsSlice).withLazyLoadedSlices<LazySlices>();

/**
 * Features name their slices here, so that selectors know them before they are loaded:
 * `declare module "@catnip/site/popups/store.ts" { interface LazySlices extends WithSlice<typeof cartSlice> {} }`
 */
export interface LazySlices {}

export function makeStore() {
  return configureStore({ reducer: rootReducer, devTools: import.meta.env.DEV });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<AppStore["getState"]>;
