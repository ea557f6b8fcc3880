import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { appStore } from "@catnip/site/store/app-store.ts";
import { useAppSelector } from "@catnip/site/store/hooks.ts";
import { AGE_KEY } from "./age-script.ts";

type Age = "unknown" | "closed" | "passed";

const ageSlice = createSlice({
  name: "age",
  // Until hydrated: the server cannot know, and CSS has decided already.
  initialState: (): Age => "unknown",
  reducers: { gateSeen: (_age, { payload }: PayloadAction<Age>) => payload },
  selectors: { selectAge: (age) => age },
});

declare module "@catnip/site/store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof ageSlice> {}
}

const { gateSeen } = ageSlice.actions;
const { selectAge } = ageSlice.injectInto(appReducer).selectors;
// The head's script has read the stored answer, and handles an answer given before this code has loaded.
if (typeof document !== "undefined") appStore.dispatch(gateSeen(isAdult() ? "passed" : "closed"));

/** Whether this browser's user has confirmed to be over 18: the head script's finding, or the answer since. */
export function isAdult(): boolean {
  return document.documentElement.dataset["adult"] === "yes";
}

/** Runs the action now, or as soon as the visitor has passed the gate. */
export function afterAgeGate(action: () => void): void {
  if (isAdult()) action();
  else pending.push(action);
}

/** Over 18: stores the answer, opens the page and runs the waiting actions. */
export function passAgeGate(): void {
  try {
    localStorage.setItem(AGE_KEY, "1");
  } catch {
    // Storage may be disabled; the answer then holds for this page.
  }
  document.documentElement.dataset["adult"] = "yes";
  appStore.dispatch(gateSeen("passed"));
  for (const action of pending.splice(0)) action();
}

export const useAgeGate = (): Age => useAppSelector(selectAge);

const pending: (() => void)[] = [];
