import { trimSearch } from "@catnip/domain/input";
import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { appStore } from "@catnip/site/store/app-store.ts";
import { useAppSelector } from "@catnip/site/store/hooks.ts";
import { persist } from "@catnip/site/store/persistence.ts";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import * as v from "valibot";

const HISTORY_MAX = 8;
const LENGTH_MAX = 100;
const HistoryForm = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(LENGTH_MAX))),
  v.maxLength(HISTORY_MAX),
);

const historySlice = createSlice({
  name: "searchHistory",
  initialState: [] as readonly string[],
  reducers: {
    searched: (history, { payload }: PayloadAction<string>) => [...withSearch(history, payload)],
    historyChanged: (_history, { payload }: PayloadAction<readonly string[]>) => [...payload],
  },
  selectors: { selectHistory: (history) => history },
});

declare module "@catnip/site/store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof historySlice> {}
}

const { searched, historyChanged } = historySlice.actions;
const { selectHistory } = historySlice.injectInto(appReducer).selectors;

persist(appStore, {
  key: "searchHistory",
  parse: (stored) => parseHistory(stored ?? ""),
  format: (history) => (history.length === 0 ? null : JSON.stringify(history)),
  select: selectHistory,
  restored: historyChanged,
});

/** What this browser last searched for, newest first. It is never sent anywhere (R-WEB-22). */
export const useSearchHistory = (): readonly string[] => useAppSelector(selectHistory);

/** Puts a search at the top of the history. */
export const rememberSearch = (text: string): void => void appStore.dispatch(searched(text));

export const clearSearchHistory = (): void => void appStore.dispatch(historyChanged([]));

/** The history with a search on top: each search once, ignoring case; the oldest are dropped. */
export function withSearch(history: readonly string[], text: string): readonly string[] {
  const wanted = trimSearch(text).slice(0, LENGTH_MAX);
  if (wanted === "") return history;
  const same = wanted.toLowerCase();
  return [wanted, ...history.filter((other) => other.toLowerCase() !== same)].slice(0, HISTORY_MAX);
}

/** Reads a stored history; anything but a list of texts is an empty one. */
export function parseHistory(stored: string): readonly string[] {
  try {
    return v.parse(HistoryForm, JSON.parse(stored));
  } catch {
    return [];
  }
}
