import { useLayoutEffect, useRef } from "react";

/**
 * Where the focus goes when a dialog closes (R-WEB-43): to what had it before or, where that is gone, as after a
 * purchase, to what stands there now, and else to the page's content. A nested dialog gives it back to its parent.
 *
 * @returns for `finalFocus` of Base UI, which takes the first control inside an element that has no tab stop itself
 */
export function useFocusBefore(): () => HTMLElement | true {
  const isNested = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    isNested.current = activeElement?.closest("[role=dialog]") != null;
    // A dialog that opens as another closes finds the focus nowhere: it gives back what the other had.
    if (activeElement && activeElement !== document.body && !isNested.current)
      path = ancestors(activeElement);
  }, []);
  return () => {
    const main = document.getElementById("main");
    const nearest = path.find((element) => element.isConnected && !element.matches(":disabled"));
    return isNested.current || (nearest && !nearest.contains(main) ? nearest : main) || true;
  };
}

/** The control that had the focus before the first of the open dialogs, and what contains it, innermost first. */
let path: readonly HTMLElement[] = [];

function ancestors(element: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at instanceof HTMLElement) found.push(at);
  return found;
}
