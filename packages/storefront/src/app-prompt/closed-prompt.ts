import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { appStore } from "@catnip/site/store/app-store.ts";
import { useAppSelector } from "@catnip/site/store/hooks.ts";
import { persist } from "@catnip/site/store/persistence.ts";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";

/** Whether this browser's visitor has closed the app prompt. */
const appPromptSlice = createSlice({
  name: "appPrompt",
  initialState: { isClosed: false },
  reducers: {
    promptClosed: (_prompt, { payload: isClosed }: PayloadAction<boolean>) => ({ isClosed }),
  },
  selectors: { selectIsClosed: ({ isClosed }) => isClosed },
});

declare module "@catnip/site/store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof appPromptSlice> {}
}

const { promptClosed } = appPromptSlice.actions;
const { selectIsClosed } = appPromptSlice.injectInto(appReducer).selectors;

persist(appStore, {
  key: "appPrompt",
  parse: (stored) => stored !== null,
  format: (isClosed) => (isClosed ? "closed" : null),
  select: selectIsClosed,
  restored: promptClosed,
});

export const useIsPromptClosed = (): boolean => useAppSelector(selectIsClosed);

export const closePrompt = (): void => void appStore.dispatch(promptClosed(true));
