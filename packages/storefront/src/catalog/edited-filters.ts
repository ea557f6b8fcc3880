import type { ErrorCode } from "@catnip/domain/errors";
import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { appStore } from "@catnip/site/store/app-store.ts";
import { useAppSelector } from "@catnip/site/store/hooks.ts";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import type { StoreListQuery } from "./store-list-query.ts";

interface EditedFilters {
  /** The list that the latest edit leads to, while it is loading. */
  readonly pending: StoreListQuery | null;
  /** Why the filters as they are lead to no list. */
  readonly problem: ErrorCode | null;
}

const AS_LISTED: EditedFilters = { pending: null, problem: null };

const filtersSlice = createSlice({
  name: "filters",
  initialState: AS_LISTED,
  reducers: {
    filtersEdited: (_filters, { payload }: PayloadAction<StoreListQuery>) => ({
      pending: payload,
      problem: null,
    }),
    filtersRefused: ({ pending }, { payload }: PayloadAction<ErrorCode>) => ({ pending, problem: payload }),
    /** The form shows the filters of the list on the page. */
    filtersSettled: () => AS_LISTED,
  },
  selectors: { selectFilters: (filters) => filters },
});

declare module "@catnip/site/store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof filtersSlice> {}
}

export const { filtersEdited, filtersRefused, filtersSettled } = filtersSlice.actions;
const { selectFilters } = filtersSlice.injectInto(appReducer).selectors;

/** The filters being edited. */
export const useEditedFilters = (): EditedFilters => useAppSelector(selectFilters);

/** The same, for handlers, which may run before React has rendered the latest edit. */
export const editedFilters = (): EditedFilters => selectFilters(appStore.getState());
