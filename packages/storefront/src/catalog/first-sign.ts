/**
 * Resolves once somebody moves, touches or types: code that only they need waits for it, so that it does not compete
 * with the page. Their first press still finds plain markup, which must work.
 */
export function firstSign(): Promise<void> {
  // Whoever came here from another page of the shop has acted, and finds no markup to keep.
  if (typeof window === "undefined" || navigator.userActivation?.hasBeenActive) return Promise.resolve();
  sign ??= new Promise((resolve) => {
    const seen = () => {
      for (const name of SIGNS) window.removeEventListener(name, seen);
      resolve();
    };
    for (const name of SIGNS) window.addEventListener(name, seen, { passive: true });
  });
  return sign;
}

let sign: Promise<void> | null = null;
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"] as const;
