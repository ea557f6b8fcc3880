import { useSyncExternalStore } from "react";

/**
 * A value only the browser knows (storage, user agent, cookies), read after hydration. The server and the first render
 * use the fallback, so that their markup matches.
 *
 * For what does not change while the page is open; choices and other state are in the store.
 *
 * @param read returns a primitive, so that an unchanged value causes no re-render
 */
export function useBrowserValue<Value extends string | boolean | null, Fallback = Value>(
  read: () => Value,
  fallback: Fallback,
): Value | Fallback {
  return useSyncExternalStore<Value | Fallback>(never, read, () => fallback);
}

const never = () => () => undefined;
