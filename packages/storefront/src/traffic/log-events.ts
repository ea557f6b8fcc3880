import { countsVisits } from "./consent.ts";
// Read now: by the time a visit is sent the visitor may be on another page.
import "./landing-search.ts";
import type { Visit } from "./visit.ts";

/**
 * Reports a user action on the current page, if the visitor consented. It never slows down or breaks a page (R-TRF-6):
 * its code is loaded on first use, and events that cannot be sent are dropped.
 */
export function logTraffic(event_name: string, meta: Readonly<Record<string, string | number>> = {}): void {
  report({ event_name, page_location: window.location.origin + window.location.pathname, meta });
}

/** Sends a visit; for `page-views.tsx` and `logTraffic`. */
export function report(visit: Visit): void {
  if (!countsVisits()) return;
  import("./send-seen.ts").then(({ sendVisit }) => sendVisit(visit)).catch(() => undefined);
}
