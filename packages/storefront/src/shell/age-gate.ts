import { browserChange, useBrowserValue } from "@catnip/site/browser/use-browser-value.ts";
import { AGE_KEY } from "./age-script.ts";

/** Whether this browser's user has confirmed to be over 18. */
export function isAdult(): boolean {
  return document.documentElement.dataset["adult"] === "yes";
}

/** Runs the action now, or as soon as the visitor has passed the gate. */
export function afterAgeGate(action: () => void): void {
  if (isAdult()) action();
  else pending.push(action);
}

/** Over 18: stores the answer, opens the page and runs the waiting actions. */
export function passAgeGate(): void {
  try {
    localStorage.setItem(AGE_KEY, "1");
  } catch {
    // Storage may be disabled; the answer then holds for this page.
  }
  document.documentElement.dataset["adult"] = "yes";
  answered.tell();
  for (const action of pending.splice(0)) action();
}

/** `unknown` until hydrated: the server cannot know, and CSS has decided already. */
export function useAgeGate(): "unknown" | "closed" | "passed" {
  return useBrowserValue(() => (isAdult() ? "passed" : "closed"), "unknown", answered);
}

const pending: (() => void)[] = [];
const answered = browserChange();
