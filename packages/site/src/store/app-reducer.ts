import { combineSlices, type CombinedSliceReducer } from "@reduxjs/toolkit";

/**
 * The slices of all features. Each is declared beside its feature, which injects it into `appReducer`:
 *
 *     declare module "@catnip/site/store/app-reducer.ts" {
 *       export interface LazySlices extends WithSlice<typeof themeSlice> {}
 *     }
 *     export const { selectTheme } = themeSlice.injectInto(appReducer).selectors;
 */
export interface LazySlices {}

/** A slice is absent until its feature has been loaded; its selectors read its initial state then. */
export type RootState = Partial<LazySlices>;

export const appReducer: CombinedSliceReducer<object, RootState> =
  combineSlices().withLazyLoadedSlices<LazySlices>();
