import { useSyncExternalStore } from "react";

/**
 * Something only the browser knows (storage, user agent, cookies), read after hydration. The server and the first
 * render use the fallback, so that both write the same page.
 *
 * @param read returns a primitive, so that an unchanged value causes no render
 */
export function useBrowserValue<Value extends string | boolean | null>(
  read: () => Value,
  fallback: Value,
): Value {
  return useSyncExternalStore(noSubscription, read, () => fallback);
}

const noSubscription = () => () => {};
