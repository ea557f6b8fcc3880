import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * From the next page on, text is in the font that came too late for the page before (R-WEB-64). A font with
 * `font-display: optional` that was not there at the first paint is not used as long as the document lives, which here
 * is the whole visit. Another page's text is laid out anew anyway, so nothing that somebody reads moves.
 *
 * Renders nothing; a separate component, so that a new address rerenders nothing else.
 */
export function LateFont() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Before the new page is painted.
  useLayoutEffect(() => {
    if (shown.current !== pathname) showWhatHasArrived();
    shown.current = pathname;
  }, [pathname]);
  return null;
}

/** What is still on its way keeps waiting, for the page after this one. */
function showWhatHasArrived(): void {
  const waiting = [...document.fonts].filter(({ display }) => display === "optional");
  if (!waiting.some(hasArrived)) return;
  // In the faces' order. Chromium ignores what a face is told itself once it has arrived.
  const rules = [...document.styleSheets]
    .filter(({ href }) => href?.startsWith(window.location.origin) ?? true)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue("font-display") === "optional");
  for (const [index, { style }] of rules.entries())
    if (waiting[index] && hasArrived(waiting[index])) style.setProperty("font-display", "swap");
}

const hasArrived = ({ status }: FontFace): boolean => status === "loaded";
