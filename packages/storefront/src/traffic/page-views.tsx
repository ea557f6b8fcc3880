import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { knownViewer } from "../shell/viewer.ts";
import { forgetVisits, useConsent, useCountsVisits } from "./consent.ts";
import { report } from "./log-traffic.ts";

/**
 * Reports every page that a visitor who lets visits be counted looks at, and every search, once the browser has nothing
 * better to do; the page on which the visitor agrees is the first. Draws nothing, and stands alone so that a new address
 * draws nothing else again.
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
      // A search's title repeats its words.
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

/** @returns takes it back, as long as it has not been done */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(work, IDLE_WAIT_MS_MAX);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(work, { timeout: IDLE_WAIT_MS_MAX });
  return () => window.cancelIdleCallback(id);
}

const IDLE_WAIT_MS_MAX = 2_000;
