import { isCategory, type Category } from "@catnip/domain/catalog";
import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { appStore } from "@catnip/site/store/app-store.ts";
import { useAppSelector } from "@catnip/site/store/hooks.ts";
import { persist } from "@catnip/site/store/persistence.ts";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";

/** No shelf: the visitor wants to look around first. Readers use the default, and the visitor is not asked again. */
const SKIPPED = "none";

const categorySlice = createSlice({
  name: "category",
  initialState: null as Category | typeof SKIPPED | null,
  reducers: {
    categoryChosen: (_chosen, { payload }: PayloadAction<Category | typeof SKIPPED | null>) => payload,
  },
  selectors: {
    selectAnswer: (answer) => answer,
    /** The shelf chosen in this browser; null: none. */
    selectCategory: (answer) => (answer === SKIPPED ? null : answer),
  },
});

declare module "@catnip/site/store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof categorySlice> {}
}

const { categoryChosen } = categorySlice.actions;
const { selectAnswer, selectCategory } = categorySlice.injectInto(appReducer).selectors;

persist(appStore, {
  key: "globalCategory",
  parse: (stored) => (stored === SKIPPED || isCategory(stored) ? stored : null),
  format: (answer) => answer,
  select: selectAnswer,
  restored: categoryChosen,
});

/** Null until hydrated, and where none is chosen. */
export const useGlobalCategory = (): Category | null => useAppSelector(selectCategory);

/** The same, for code outside components. */
export const savedGlobalCategory = (): Category | null => selectCategory(appStore.getState());

/** Whether this visitor has chosen a shelf to start with, or none. */
export const hasAnsweredCategory = (): boolean => selectAnswer(appStore.getState()) !== null;

export const skipGlobalCategory = (): void => void appStore.dispatch(categoryChosen(SKIPPED));

export const saveGlobalCategory = (category: Category): void =>
  void appStore.dispatch(categoryChosen(category));
