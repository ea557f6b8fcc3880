/**
 * Runs in the head: remembers the button that was pressed last while the page's scripts were on their way (R-WEB-32).
 * Buttons that submit a form need no script, and the press of anything else has its native effect.
 */
export const EARLY_PRESS_SCRIPT = `addEventListener("click",window.earlyPress=e=>earlyPress.button=e.target.closest?.("button[type=button]"),true);`;

declare global {
  interface Window {
    /** Until the page's scripts have arrived. */
    earlyPress?: ((event: Event) => void) & { button?: HTMLButtonElement | null };
  }
}

/**
 * Takes over from the head's script: from here on React sees every press itself.
 *
 * @returns presses the remembered button once, if the page still shows it; for after hydration
 */
export function takeEarlyPress(): () => void {
  const { earlyPress } = window;
  if (!earlyPress) return () => {};
  window.removeEventListener("click", earlyPress, { capture: true });
  delete window.earlyPress;
  return () => {
    const { button } = earlyPress;
    earlyPress.button = null;
    if (button?.isConnected) button.click();
  };
}
