import { combineSlices, configureStore, legacy_createStore, type Store } from "@reduxjs/toolkit";

/** State known only to this browser. Starts empty: each feature adds its slice, `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices().withLazyLoadedSlices<LazySlices>();

/**
 * Features declare their slices here, so that selectors can be typed before the slices are loaded:
 * `declare module "@catnip/site/store/store.ts" { interface LazySlices extends WithSlice<typeof popupsSlice> {} }`
 */
export interface LazySlices {}

/** No action here is anything but an object, so a build does without the middleware; developers have their tools. */
export function makeStore(): AppStore {
  return import.meta.env.DEV
    ? configureStore({ reducer: rootReducer, devTools: true })
    : legacy_createStore(rootReducer);
}

export type AppStore = Store<ReturnType<typeof rootReducer>>;
