import { useEffect } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { wantPage } from "./missing-chunk.ts";

/**
 * Knows which page the visitor has asked for while it is on its way: if its code is missing, that is where the reload
 * leads (R-WEB-2). Renders nothing; a separate component, so that a navigation rerenders nothing else.
 */
export function WantedPage(): null {
  const { location, formMethod } = useNavigation();
  const { key } = useLocation();
  // A form that was to change something must be sent again by hand.
  const wanted = location && (formMethod ?? "GET") === "GET" ? createPath(location) : null;
  useEffect(() => wantPage(wanted), [wanted, key]);
  // While parts of the page are on their way, React may hear of a navigation only after its code has failed.
  useEffect(() => {
    addEventListener("click", wantLink);
    return () => removeEventListener("click", wantLink);
  }, []);
  return null;
}

/** A link that the router follows: it has kept the browser from doing so. */
function wantLink({ target, defaultPrevented }: MouseEvent): void {
  const link =
    target instanceof Element && defaultPrevented ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link?.origin === window.location.origin) wantPage(link.pathname + link.search + link.hash);
}
