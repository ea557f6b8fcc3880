import { useEffect } from "react";

/**
 * Keeps a keyboard's place when a dialog closes and the control that opened it is gone, as after a purchase: the focus
 * goes to what stands there now, and never back to the top of the document. Where the control still stands, the dialog
 * itself gives the focus back.
 */
export function KeepPlace(): null {
  useEffect(() => {
    remember();
    return () => afterFrames(FRAMES_TO_SETTLE, takePlace);
  }, []);
  return null;
}

/** Where the focus was before the first of the open dialogs: the control, and what contains it, innermost first. */
let place: readonly Element[] = [];

function remember(): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.closest(DIALOG)) return;
  const found: Element[] = [];
  for (let at: Element | null = activeElement; at && at !== document.body; at = at.parentElement)
    found.push(at);
  place = found;
}

function takePlace(): void {
  if (document.activeElement !== document.body || document.querySelector(DIALOG)) return;
  const main = document.getElementById(MAIN);
  const left = place.find((element) => element.isConnected);
  // Of all of the content, or of the whole page, nothing is nearer than the content itself.
  const controls =
    left && !left.contains(main) ? [left, ...left.querySelectorAll<HTMLElement>(FOCUSABLE)] : [];
  const control = controls.find((element) => element.matches(FOCUSABLE) && element.checkVisibility());
  (control instanceof HTMLElement ? control : main)?.focus({ preventScroll: true });
}

/** The dialog gives the focus back within a frame of its own. */
const FRAMES_TO_SETTLE = 2;
const MAIN = "main";
const DIALOG = ":is([role=dialog],[role=alertdialog]):not([hidden])";
const FOCUSABLE = ":is(a[href],button,input,select,textarea,[tabindex='0']):not(:disabled)";

function afterFrames(count: number, act: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, act) : act()));
}
