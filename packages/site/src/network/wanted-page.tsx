import { useEffect } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { wantPage } from "./missing-chunk.ts";

/**
 * Tracks the page that is being loaded: if its code is missing, the reload opens that page (R-WEB-2). Renders nothing;
 * a separate component, so that a navigation re-renders nothing else.
 */
export function WantedPage(): null {
  const { location, formMethod } = useNavigation();
  const { key } = useLocation();
  // A form that changes something must be sent again by the visitor.
  const wanted = location && (formMethod ?? "GET") === "GET" ? createPath(location) : null;
  useEffect(() => wantPage(wanted), [wanted, key]);
  // While parts of the page are loading, React may learn of a navigation only after its code has failed.
  useEffect(() => {
    addEventListener("click", wantLink);
    return () => removeEventListener("click", wantLink);
  }, []);
  return null;
}

/** A link that the router handles: it has prevented the browser's default. */
function wantLink({ target, defaultPrevented }: MouseEvent): void {
  const link =
    target instanceof Element && defaultPrevented ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link?.origin === window.location.origin) wantPage(link.pathname + link.search + link.hash);
}
