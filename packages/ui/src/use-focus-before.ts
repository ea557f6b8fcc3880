import { useLayoutEffect, useRef } from "react";

/**
 * Where the focus goes when a dialog closes (R-WEB-43): to the element that had it before; if that is gone, as after a
 * purchase, to its replacement, else to the page's content. A nested dialog returns it to its parent.
 *
 * @returns for `finalFocus` of Base UI, which takes the first control inside an element that has no tab stop itself
 */
export function useFocusBefore(): () => HTMLElement | true {
  const isNested = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    isNested.current = activeElement?.closest("[role=dialog]") != null;
    // A dialog that opens as another closes finds no focused element, so it uses the other's.
    if (activeElement && activeElement !== document.body && !isNested.current)
      path = ancestors(activeElement);
  }, []);
  return () => {
    const main = document.getElementById("main");
    const nearest = path.find((element) => element.isConnected && !element.matches(":disabled"));
    return isNested.current || (nearest && !nearest.contains(main) ? nearest : main) || true;
  };
}

/** The control that had the focus before the first open dialog, and its ancestors, innermost first. */
let path: readonly HTMLElement[] = [];

function ancestors(element: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at instanceof HTMLElement) found.push(at);
  return found;
}
