import { exclusions, type BoundaryWord } from "@catnip/domain/catalog";
import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { appStore } from "@catnip/site/store/app-store.ts";
import { useAppSelector } from "@catnip/site/store/hooks.ts";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";

const boundariesSlice = createSlice({
  name: "boundaries",
  // Empty until hydrated; before that only style rules hide excluded content.
  initialState: "",
  reducers: { boundariesApplied: (_words, { payload }: PayloadAction<string>) => payload },
  selectors: { selectExcluded: (words) => words },
});

declare module "@catnip/site/store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof boundariesSlice> {}
}

/** Sets the boundaries in force on this page: words, space-separated. */
export const { boundariesApplied } = boundariesSlice.actions;
const { selectExcluded } = boundariesSlice.injectInto(appReducer).selectors;
// Initial value from the head's script; `apply-boundaries.ts` keeps it up to date.
if (typeof document !== "undefined")
  appStore.dispatch(boundariesApplied(document.documentElement.dataset["excludes"] ?? ""));

/** The boundaries in force, space-separated. */
export const useExcludedWords = (): string => useAppSelector(selectExcluded);

/** Why the visitor excludes something with these words, space-separated; empty: they do not. */
export function useExclusion(words: string): string {
  const excluded = useExcludedWords();
  return reasons(excluded, words).join(" ");
}

export const reasons = (excluded: string, words: string): readonly BoundaryWord[] =>
  excluded === "" ? [] : exclusions(excluded.split(" "), words);
