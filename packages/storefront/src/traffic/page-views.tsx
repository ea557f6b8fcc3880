import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { knownViewer } from "../shell/viewer.ts";
import { forgetVisits, useConsent, useCountsVisits } from "./consent.ts";
import { report } from "./log-events.ts";

/**
 * Reports every page view and search of a consenting visitor when the browser is idle, starting with the page on which
 * they consent. Renders nothing; a separate component, so that a new URL re-renders nothing else.
 */
export function PageViews() {
  const { pathname, search } = useLocation();
  const keyword = new URLSearchParams(search).get("keyword")?.trim() ?? "";
  const cameFrom = useRef<string | null>(null);
  const consent = useConsent();
  const counts = useCountsVisits();
  useEffect(() => {
    if (consent !== "unknown" && consent !== "accepted") forgetVisits();
  }, [consent]);
  useEffect(() => {
    if (!counts) return undefined;
    const page_location = window.location.origin + pathname;
    const page_referrer = cameFrom.current ?? document.referrer;
    cameFrom.current = page_location;
    return whenIdle(() => {
      // The title of a search page repeats its keywords.
      const page_title = keyword ? undefined : document.title;
      void knownViewer().then(() => {
        report({ event_name: "page_view", page_location, page_title, page_referrer });
        if (keyword)
          report({
            event_name: "pg_store_search",
            page_location,
            meta: { type: "all", search_term: keyword },
          });
      });
    });
  }, [pathname, keyword, counts]);
  return null;
}

/** @returns cancels it if it has not run yet */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(work, IDLE_WAIT_MS_MAX);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(work, { timeout: IDLE_WAIT_MS_MAX });
  return () => window.cancelIdleCallback(id);
}

const IDLE_WAIT_MS_MAX = 2_000;
