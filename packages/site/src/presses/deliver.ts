import { rememberPress } from "./last-press.ts";
import { described, type Description } from "./description.ts";

/*
 * React lets no event through to a part whose code is still on its way: whether it gets from the document, where React hears it, to the
 * element tells whether it counted.
 */

/** @returns whether React has not heard it yet; it is to be tried again then */
export type Attempt = () => boolean;

/** Sends an event to an element, unless it is gone or disabled. */
export const attempt =
  (element: HTMLElement, send: () => void): Attempt =>
  () => {
    if (!element.isConnected || (element as { disabled?: boolean }).disabled) return false;
    const isHeard = arrivalAt(element);
    send();
    return !isHeard();
  };

/** Tries everything until it succeeds: once, and in order among what waits for the same code. */
export function deliver(attempts: readonly Attempt[]): void {
  const { pathname } = window.location;
  const untilMs = performance.now() + UNHEARD_MS_MAX;
  const tryAll = (left: readonly Attempt[]) => {
    if (window.location.pathname !== pathname) return;
    const missed = left.filter((isMissed) => isMissed());
    if (missed.length > 0 && performance.now() < untilMs) setTimeout(() => tryAll(missed), RETRY_MS);
  };
  tryAll(attempts);
}

const RETRY_MS = 50;
/** On a slow network a part's code may take this long. */
const UNHEARD_MS_MAX = 20_000;

/** Whether an event gets from the document, where React hears it, to an element. */
export function arrivalAt(target: HTMLElement): () => boolean {
  let hasArrived = false;
  const arrive = () => {
    hasArrived = true;
  };
  for (const name of ["click", "input", "change"])
    target.addEventListener(name, arrive, { capture: true, once: true });
  return () => hasArrived;
}

/** Presses, once the page shows and hears it, the button that the page was reloaded for (R-WEB-2). */
export function pressAgain(description: Description): void {
  deliver([
    () => {
      const button = described(description);
      if (button) rememberPress(button);
      return button === null || attempt(button, () => button.click())();
    },
  ]);
}
