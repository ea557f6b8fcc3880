import { isMissingChunk, recoverFromMissingChunk } from "../network/missing-chunk.ts";
import type { PopupName, PopupProps, PopupResult } from "./popups.ts";
import type { AppStore } from "../store/store.ts";

/**
 * Opens a popup on top of those already open. Store, host and the popup itself are loaded lazily.
 *
 * @returns the popup's result; undefined when it was dismissed, or when its code could not be loaded
 */
export async function openPopup<Name extends PopupName>(request: {
  name: Name;
  props: PopupProps<Name>;
}): Promise<PopupResult<Name> | undefined> {
  const id = crypto.randomUUID();
  // Before anything is loaded: whoever waits for all popups to be closed must know of this one.
  const closed = new Promise<unknown>((resolve) => waiting.set(id, resolve));
  try {
    const [store, { popupOpened }] = await Promise.all([loadStore(), import("./popups.slice.ts")]);
    store.dispatch(popupOpened({ id, ...request }));
  } catch (fault) {
    forget(id);
    if (!isMissingChunk(fault)) throw fault;
    recoverFromMissingChunk();
    return undefined;
  }
  return (await closed) as PopupResult<Name> | undefined;
}

/** Closes a popup and resolves its promise. */
export async function closePopup(id: string, result?: unknown): Promise<void> {
  const [store, { popupClosed }] = await Promise.all([loadStore(), import("./popups.slice.ts")]);
  store.dispatch(popupClosed(id));
  waiting.get(id)?.(result);
  forget(id);
}

/** Resolves when no popup is open: for what may wait until the visitor is done. */
export function popupsClosed(): Promise<void> {
  return waiting.size === 0 ? Promise.resolve() : new Promise((resolve) => patient.push(resolve));
}

function forget(id: string): void {
  waiting.delete(id);
  if (waiting.size === 0) for (const tell of patient.splice(0)) tell();
}

/** The Redux store, created on first use. */
export function loadStore(): Promise<AppStore> {
  store ??= import("../store/store.ts").then(({ makeStore }) => makeStore());
  for (const listener of listeners) listener();
  return store;
}

/** Tells the popup host that it is needed. */
export function onStoreWanted(listener: () => void): () => void {
  if (store) listener();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let store: Promise<AppStore> | null = null;
const listeners = new Set<() => void>();
const waiting = new Map<string, (result: unknown) => void>();
const patient: (() => void)[] = [];
