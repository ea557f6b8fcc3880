import { countsVisits } from "./consent.ts";
// Read now: by the time a visit is sent the visitor may be on another page.
import "./landing-search.ts";
import type { Visit } from "./visit.ts";

/**
 * Reports something a visitor did on the page they are on, if the visitor lets visits be counted. It never slows a page and never fails a visitor
 * (R-TRF-6): what it needs is loaded when it is first called, and what cannot be sent is lost.
 */
export function logTraffic(event_name: string, meta: Readonly<Record<string, string | number>> = {}): void {
  report({ event_name, page_location: window.location.origin + window.location.pathname, meta });
}

/** Sends a visit; for `page-views.tsx` and `logTraffic`. */
export function report(visit: Visit): void {
  if (!countsVisits()) return;
  import("./send-visit.ts").then(({ sendVisit }) => sendVisit(visit)).catch(() => undefined);
}
