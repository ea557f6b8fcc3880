import { countsVisits } from "./consent.ts";

/** What a page reports; the browser, the session and the campaign are added when it is sent. */
export interface Visit {
  readonly event_name: string;
  readonly page_location: string;
  readonly page_title?: string | undefined;
  readonly page_referrer?: string | undefined;
  readonly meta?: Readonly<Record<string, string | number>> | undefined;
}

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

/** The query the visitor came with: campaigns are named there, and later pages no longer know it. */
export const LANDING_SEARCH = typeof window === "undefined" ? "" : window.location.search;
