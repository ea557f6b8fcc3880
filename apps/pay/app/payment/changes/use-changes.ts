import { useEffect, useEffectEvent, useState } from "react";
import { watchChanges } from "./watch-changes.ts";

/** Polling interval while the page is notified of changes, in ms: only in case one was missed. */
export const ASK_WHILE_TOLD_MS = 10_000;

/**
 * Calls back when the payment may have changed.
 *
 * @param path of the payment's changes; null: stop listening
 * @returns whether the connection is up; otherwise the page has to poll
 */
export function useChanges(path: string | null, changed: () => void): boolean {
  const [isTold, setTold] = useState(false);
  const told = useEffectEvent(changed);
  useEffect(() => {
    if (path === null || typeof EventSource === "undefined") return;
    const stop = watchChanges(path, { changed: () => told(), connected: setTold });
    return () => {
      stop();
      setTold(false);
    };
  }, [path]);
  return isTold;
}
