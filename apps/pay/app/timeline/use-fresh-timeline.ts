import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useChanges } from "../payment/changes/use-changes.ts";

/** A change is likely: the provider is being queried, or the player is paying in another tab. */
const LOOK_EVERY_MS = 5_000;
/** While connected: only in case a change was missed, and for steps without a notification. */
const LOOK_WHILE_TOLD_MS = 15_000;

/**
 * Keeps the timeline fresh while something is open: reloads it as soon as the server sends a change, and by polling
 * otherwise (R-PAY-65). A background tab does not poll, and polls at once when it is in front again.
 *
 * @param paymentPath of the payment on this site
 * @param isOpen whether the payment may still change
 */
export function useFreshTimeline(paymentPath: string, isOpen: boolean): void {
  const { revalidate, state } = useRevalidator();
  const isTold = useChanges(isOpen ? `${paymentPath}/return/changes` : null, () => void revalidate());
  useEffect(() => {
    if (!isOpen || state !== "idle") return;
    const look = () => {
      if (!document.hidden) void revalidate();
    };
    const timer = setInterval(look, isTold ? LOOK_WHILE_TOLD_MS : LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isOpen, state, isTold, revalidate]);
}
