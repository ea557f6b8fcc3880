import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useChanges } from "../payment/changes/use-changes.ts";

/** Something may come at any moment: the provider is asked, or somebody is paying in another tab. */
const LOOK_EVERY_MS = 5_000;
/** While changes are told, only in case one was missed, and for steps that are told to nobody. */
const LOOK_WHILE_TOLD_MS = 15_000;

/**
 * Keeps the timeline fresh while something is open: reloads it as soon as the server tells of a change, and by polling
 * otherwise (R-PAY-65). A background tab does not poll, and polls at once when it is in front again.
 *
 * @param paymentPath of the payment on this site
 * @param isOpen whether anything is waited for
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
