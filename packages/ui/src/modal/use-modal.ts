import { hideOthers } from "aria-hidden";
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { tabbable } from "tabbable";

/**
 * Makes an element modal for as long as it is there: the focus goes into it, stays in it and returns to where it was;
 * Escape is its own; everything else is hidden from assistive technology, and the page does not scroll.
 *
 * The platform's `<dialog>` would do the same, but lies above everything: the notices that the page shows above its dialogs,
 * and lists that open from their fields, would be below it and dead.
 *
 * @param ref the element, which can be focused itself
 * @param onEscape called for the modal on top alone
 * @param initialFocus what gets the focus; default: the first thing that Tab stops at
 */
export function useModal(
  ref: RefObject<HTMLElement | null>,
  onEscape: () => void,
  initialFocus?: RefObject<HTMLElement | null>,
): void {
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });

  // At the layout, since that is undone while the element is still there: whether it has the focus is known only then.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const modal: Modal = { element, onEscape: () => escape.current(), before: document.activeElement };
    const close = open(modal);
    return () => {
      const { activeElement } = document;
      const isOurs = element.contains(activeElement) || activeElement === document.body;
      close();
      // Once the element is gone.
      if (isOurs) queueMicrotask(() => giveBack(modal.before));
    };
  }, [ref]);

  // After the effects of what is inside, which may have put the focus somewhere, or want to know where it was.
  useEffect(() => {
    const element = ref.current;
    if (!element || element.contains(document.activeElement)) return;
    const first = initialFocus?.current ?? tabbable(element)[0];
    if (first) first.focus();
    else element.focus({ preventScroll: true });
  }, [ref, initialFocus]);
}

interface Modal {
  readonly element: HTMLElement;
  readonly onEscape: () => void;
  /** What had the focus before, and gets it back. */
  before: Element | null;
}

/** The last one is on top. */
const modals: Modal[] = [];

function open(modal: Modal): () => void {
  const { element } = modal;
  const show = hideOthers(element);
  if (modals.push(modal) === 1) {
    // On the window, so that what is open within the modal, such as a list, hears of a key first.
    addEventListener("keydown", onKeyDown);
    lockScroll(true);
  }
  const keep = (event: FocusEvent) => keepFocus(element, event);
  element.addEventListener("focusout", keep);
  return () => {
    element.removeEventListener("focusout", keep);
    modals.splice(modals.indexOf(modal), 1);
    show();
    if (modals.length > 0) return;
    removeEventListener("keydown", onKeyDown);
    lockScroll(false);
  };
}

/** What has opened in the same moment, as a message after a question, has the focus now, and gives it back in its turn. */
function giveBack(before: Element | null): void {
  const top = modals.at(-1);
  if (!(before instanceof HTMLElement) || before === document.body) return;
  if (top && !top.element.contains(before)) top.before = before;
  else if (before.isConnected) before.focus({ preventScroll: true });
}

function onKeyDown(event: KeyboardEvent): void {
  const top = modals.at(-1);
  // Keys of an input method are its own.
  if (!top || event.defaultPrevented || event.isComposing) return;
  if (event.key === "Escape") {
    event.preventDefault();
    top.onEscape();
  } else if (event.key === "Tab") turn(top.element, event);
}

/** Tab goes from the last stop to the first, and back. */
function turn(element: HTMLElement, event: KeyboardEvent): void {
  const stops = tabbable(element);
  const at = document.activeElement;
  const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isLeaving =
    stops.length === 0
      ? element.contains(at)
      : at === edge || at === document.body || (at === element && event.shiftKey);
  if (!isLeaving) return;
  event.preventDefault();
  next?.focus();
}

/** Where what had the focus disappears, as a step of a form, the modal itself gets it. */
function keepFocus(element: HTMLElement, { target, relatedTarget }: FocusEvent): void {
  if (relatedTarget !== null || !(target instanceof Element)) return;
  const take = () => {
    if (document.activeElement === document.body && element.isConnected && !target.checkVisibility())
      element.focus({ preventScroll: true });
  };
  queueMicrotask(take);
  // The browser itself may still move the focus to what is gone, at the press that removed it.
  requestAnimationFrame(take);
}

/** The place of the scrollbar stays (`global-style.tsx`), where the browser can do that. */
function lockScroll(isLocked: boolean): void {
  const { documentElement: root } = document;
  const bar = CSS.supports("scrollbar-gutter", "stable") ? 0 : window.innerWidth - root.clientWidth;
  root.style.paddingInlineEnd = isLocked && bar > 0 ? `${bar}px` : "";
  root.style.overflow = isLocked ? "hidden" : "";
}
