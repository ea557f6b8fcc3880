import { useEffect, useEffectEvent, useState } from "react";
import { watchChanges } from "./watch-changes.ts";

/** How often a page asks while changes are told to it, in ms: only in case one was missed. */
export const ASK_WHILE_TOLD_MS = 10_000;

/**
 * Calls back when the payment may have changed.
 *
 * @param path of the payment's changes; null: nothing is waited for any more
 * @returns whether changes are told at the moment; otherwise the page has to ask
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
