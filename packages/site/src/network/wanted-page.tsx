import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";
import { wantPage } from "./missing-chunk.ts";

/**
 * Knows which page the visitor has asked for while it is on its way: if its code is missing, that is where the reload
 * leads (R-WEB-2). Renders nothing; a separate component, so that a navigation rerenders nothing else.
 */
export function WantedPage(): null {
  const { location, formMethod } = useNavigation();
  // A form that was to change something must be sent again by hand.
  const wanted = location && (formMethod ?? "GET") === "GET" ? createPath(location) : null;
  useEffect(() => wantPage(wanted), [wanted]);
  return null;
}
