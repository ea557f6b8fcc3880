import { rememberPress } from "./last-press.ts";
import { described, type Description } from "./description.ts";

/*
 * React does not dispatch events to a part whose code is still loading: whether an event reaches the element from the
 * document, where React listens, shows whether it was handled.
 */

/** @returns whether React has not handled it yet; retry then */
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

/** Retries all of them until they succeed: once each, and in order among those that wait for the same code. */
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
/** How long a part's code may take on a slow network. */
const UNHEARD_MS_MAX = 20_000;

/** Whether an event reaches an element from the document, where React listens. */
export function arrivalAt(target: HTMLElement): () => boolean {
  let hasArrived = false;
  const arrive = () => {
    hasArrived = true;
  };
  for (const name of ["click", "input", "change"])
    target.addEventListener(name, arrive, { capture: true, once: true });
  return () => hasArrived;
}

/** Presses the button that the page was reloaded for, once it is rendered and hydrated (R-WEB-2). */
export function pressAgain(description: Description): void {
  deliver([
    () => {
      const button = described(description);
      if (button) rememberPress(button);
      return button === null || attempt(button, () => button.click())();
    },
  ]);
}
