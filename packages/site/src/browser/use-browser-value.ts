import { useSyncExternalStore } from "react";

/**
 * Something only the browser knows (storage, user agent, cookies), read after hydration. The server and the first
 * render use the fallback, so that both write the same page.
 *
 * @param read returns a primitive, so that an unchanged value causes no render
 * @param change tells when it is to be read again; without it, it is read with each render
 */
export function useBrowserValue<Value extends string | boolean | null, Fallback = Value>(
  read: () => Value,
  fallback: Fallback,
  change: BrowserChange = NEVER,
): Value | Fallback {
  return useSyncExternalStore<Value | Fallback>(change.subscribe, read, () => fallback);
}

/** Tells the parts of a page that something the browser keeps was changed. */
export interface BrowserChange {
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
}

/**
 * For what a page changes itself, and must know before Redux could be loaded.
 *
 * @param options.isStored it is kept in storage: what another tab stores holds here too
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
