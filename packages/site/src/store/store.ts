import { combineSlices, configureStore } from "@reduxjs/toolkit";

/** State known only to this browser. Starts empty: each feature adds its slice, `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices().withLazyLoadedSlices<LazySlices>();

/**
 * Features declare their slices here, so that selectors can be typed before the slices are loaded:
 * `declare module "@catnip/site/store/store.ts" { interface LazySlices extends WithSlice<typeof popupsSlice> {} }`
 */
export interface LazySlices {}

export function makeStore() {
  return configureStore({ reducer: rootReducer, devTools: import.meta.env.DEV });
}

export type AppStore = ReturnType<typeof makeStore>;
