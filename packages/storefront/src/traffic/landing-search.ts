/** The query the visitor came with: campaigns are named there, and later pages no longer know it. */
export const LANDING_SEARCH = typeof window === "undefined" ? "" : window.location.search;
