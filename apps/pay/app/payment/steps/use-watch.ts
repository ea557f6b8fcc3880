import { useEffect } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { ASK_WHILE_TOLD_MS, useChanges } from "../changes/use-changes.ts";
import type { statusLoader } from "../payment.server.ts";

/** While the payer is paying. */
const LOOK_EVERY_MS = 5_000;
/** While the payer fetches or types something first, which takes an unknown time. */
export const LOOK_SELDOM_MS = 30_000;

/**
 * Reloads the page once the payment is no longer open: as soon as the server sends a change, and by polling in case it
 * does not. A background tab does not poll: on a phone another app is in front while its owner pays, and returning
 * polls at once.
 *
 * @param returnPath of the payment
 * @param isOver the payment is settled: stop
 */
export function useWatch(returnPath: string, { isOver = false, lookEveryMs = LOOK_EVERY_MS } = {}): void {
  const { load, state, data } = useFetcher<typeof statusLoader>();
  const { revalidate } = useRevalidator();
  const isOpen = data?.isOpen ?? true;
  const isWaiting = !isOver && isOpen;
  const isTold = useChanges(isWaiting ? `${returnPath}/changes` : null, () => void revalidate());
  const everyMs = isTold ? Math.max(lookEveryMs, ASK_WHILE_TOLD_MS) : lookEveryMs;
  useEffect(() => {
    if (!isOpen) void revalidate();
  }, [isOpen, revalidate]);
  useEffect(() => {
    if (!isWaiting || state !== "idle") return;
    const look = () => {
      if (!document.hidden) void load(`${returnPath}/status`);
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isWaiting, state, load, returnPath, everyMs]);
}
