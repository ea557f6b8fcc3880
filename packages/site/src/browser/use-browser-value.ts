import { useSyncExternalStore } from "react";

/**
 * A value only the browser knows (storage, user agent, cookies), read after hydration. The server and the first render
 * use the fallback, so that their markup matches.
 *
 * @param read returns a primitive, so that an unchanged value causes no render
 * @param change subscribes to changes; without it, the value is read on every render
 */
export function useBrowserValue<Value extends string | boolean | null, Fallback = Value>(
  read: () => Value,
  fallback: Fallback,
  change: BrowserChange = NEVER,
): Value | Fallback {
  return useSyncExternalStore<Value | Fallback>(change.subscribe, read, () => fallback);
}

/** Notifies components that a value stored in the browser has changed. */
export interface BrowserChange {
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
}

/**
 * For values that the page changes itself.
 *
 * @param options.isStored it is kept in storage: changes in other tabs apply here too
 */
export function browserChange({ isStored = false }: { isStored?: boolean } = {}): BrowserChange {
  const listeners = new Set<() => void>();
  return {
    tell: () => listeners.forEach((listener) => listener()),
    subscribe(listener) {
      listeners.add(listener);
      if (isStored) window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
  };
}

const NEVER: BrowserChange = { subscribe: () => () => {}, tell: () => {} };
