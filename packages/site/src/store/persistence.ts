import { createListenerMiddleware, type ActionCreatorWithPayload, type Dispatch } from "@reduxjs/toolkit";
import type { RootState } from "./app-reducer.ts";

/** Saves the parts of the state that outlive the page; see `persist`. */
export const persistence = createListenerMiddleware<RootState>();

/** How a part of the state outlives the page: as a text in the browser's local storage. */
export interface Persisted<State> {
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
  { key, parse, format, select, restored }: Persisted<State>,
): void {
  if (typeof document === "undefined") return;
  const restore = () => dispatch(restored(parse(read(key))));
  restore();
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) restore();
  });
  persistence.startListening({
    predicate: (_action, now, before) => select(now) !== select(before),
    effect: (_action, api) => save(key, format(select(api.getState()))),
  });
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function save(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is disabled or full.
  }
}
