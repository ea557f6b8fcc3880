import { useEffect } from "react";

/**
 * Resolves once somebody moves, touches, types or changes a field: code that only they need waits for it, so that it does not compete
 * with the page. Their first press still finds plain markup, which must work.
 */
function firstSign(): Promise<void> {
  // Whoever came here from another page of the shop has acted, and finds no markup to keep.
  if (typeof window === "undefined" || navigator.userActivation?.hasBeenActive) return Promise.resolve();
  sign ??= new Promise((resolve) => {
    stopWaiting = () => {
      for (const name of SIGNS) window.removeEventListener(name, seen, true);
      resolve();
    };
    const seen = ({ type, target }: Event) => {
      // A popup that opens by itself takes the focus by itself.
      if (type === "focusin" && target instanceof Element && target.closest("[role=dialog]")) return;
      // So do rows of covers that scroll.
      if (type === "scroll" && target !== document) return;
      stopWaiting();
    };
    // Capturing: of what happens on plain markup React lets nothing through.
    for (const name of SIGNS) window.addEventListener(name, seen, { capture: true, passive: true });
  });
  return sign;
}

let sign: Promise<void> | null = null;
let stopWaiting = () => {};
/** The last two alone are what assistive technology does that fills in a field without a pointer or a key. */
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

/** Stands where there is no markup while its code is on its way: React could not keep it, and nobody waits for a sign. */
export function NoMarkup(): null {
  useEffect(() => stopWaiting(), []);
  return null;
}

/** Code that only they need. */
export const whenUsed = <Module>(load: () => Promise<Module>): Promise<Module> =>
  firstSign().then(() => orAsleep(load()));

/**
 * A part whose code cannot be loaded stays what it is, plain markup or nothing, instead of taking the page with it. The
 * visitor learns of it all the same (R-WEB-2).
 */
export const orAsleep = <Module>(module: Promise<Module>): Promise<Module> =>
  module.catch(() => new Promise<Module>(() => {}));
