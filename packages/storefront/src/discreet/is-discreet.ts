import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { appStore } from "@catnip/site/store/app-store.ts";
import { useAppSelector } from "@catnip/site/store/hooks.ts";

const discreetSlice = createSlice({
  name: "discreet",
  initialState: false,
  reducers: { discreetSwitched: (_isOn, { payload }: PayloadAction<boolean>) => payload },
  selectors: { selectDiscreet: (isOn) => isOn },
});

declare module "@catnip/site/store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof discreetSlice> {}
}

export const { discreetSwitched } = discreetSlice.actions;
const { selectDiscreet } = discreetSlice.injectInto(appReducer).selectors;

/** Whether the shop is discreet in this browser: the head script's finding, kept up to date by `discreet.ts`. */
export const isDiscreet = (): boolean => "discreet" in document.documentElement.dataset;
if (typeof document !== "undefined") appStore.dispatch(discreetSwitched(isDiscreet()));

/** False until hydrated. */
export const useDiscreet = (): boolean => useAppSelector(selectDiscreet);
