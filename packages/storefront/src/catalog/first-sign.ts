import { useEffect } from "react";

/**
 * Resolves at the visitor's first input (pointer, touch, key or a changed field). Interactive code waits for it, so
 * that it does not compete with the page. The first press still hits plain markup, which must work.
 */
function firstSign(): Promise<void> {
  // After a client-side navigation the visitor has already acted, and there is no server markup to keep.
  if (typeof window === "undefined" || navigator.userActivation?.hasBeenActive) return Promise.resolve();
  sign ??= new Promise((resolve) => {
    stopWaiting = () => {
      for (const name of SIGNS) window.removeEventListener(name, seen, true);
      resolve();
    };
    const seen = ({ type, target }: Event) => {
      // A popup that opens by itself moves the focus, which is no input.
      if (type === "focusin" && target instanceof Element && target.closest("[role=dialog]")) return;
      // Scrolling rows of covers do so, too.
      if (type === "scroll" && target !== document) return;
      stopWaiting();
    };
    // Capturing, because React stops events on markup that is not hydrated.
    for (const name of SIGNS) window.addEventListener(name, seen, { capture: true, passive: true });
  });
  return sign;
}

let sign: Promise<void> | null = null;
let stopWaiting = () => {};
/** The last two are all that assistive technology triggers when it fills in a field without a pointer or a key. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "scroll",
  "input",
  "change",
] as const;

/** The fallback while the code loads where there is no server markup to keep. */
export function NoMarkup(): null {
  useEffect(() => stopWaiting(), []);
  return null;
}

/** Code that is needed after the first input only. */
export const whenUsed = <Module>(load: () => Promise<Module>): Promise<Module> =>
  firstSign().then(() => orAsleep(load()));

/**
 * A part whose code cannot be loaded stays plain markup, or empty, instead of crashing the page. The visitor is still
 * notified (R-WEB-2).
 */
export const orAsleep = <Module>(module: Promise<Module>): Promise<Module> =>
  module.catch(() => new Promise<Module>(() => {}));
