import { createListenerMiddleware, type ActionCreatorWithPayload, type Dispatch } from "@reduxjs/toolkit";
import type { RootState } from "./app-reducer.ts";

/** Saves the parts of the state that outlive the page; see `persist`. */
export const persistence = createListenerMiddleware<RootState>();

/** How a part of the state outlives the page: as a text in the storage of the browser, or of the tab. */
export interface Persisted<State> {
  /** `localStorage` by default. */
  readonly area?: "localStorage" | "sessionStorage";
  readonly key: string;
  /** Reads the stored text, null: there is none. Storage is not trusted: anything unexpected is read as if absent. */
  readonly parse: (stored: string | null) => State;
  /** Null: nothing is stored. */
  readonly format: (state: State) => string | null;
  readonly select: (root: RootState) => State;
  /** Puts the stored value into the state: at once, and whenever another tab has changed it. */
  readonly restored: ActionCreatorWithPayload<State>;
}

/** Restores a part of the state and keeps it stored from now on. Where storage is disabled it holds for this page. */
export function persist<State>(
  { dispatch }: { readonly dispatch: Dispatch },
  { area = "localStorage", key, parse, format, select, restored }: Persisted<State>,
): void {
  if (typeof document === "undefined") return;
  const restore = () => dispatch(restored(parse(read(area, key))));
  restore();
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) restore();
  });
  persistence.startListening({
    predicate: (_action, now, before) => select(now) !== select(before),
    effect: (_action, api) => save(area, key, format(select(api.getState()))),
  });
}

type Area = NonNullable<Persisted<unknown>["area"]>;

function read(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

function save(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
  } catch {
    // Storage is disabled or full.
  }
}
