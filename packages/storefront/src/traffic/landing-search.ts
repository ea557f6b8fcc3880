/** The query of the landing page: it names the campaign, and later pages no longer have it. */
export const LANDING_SEARCH = typeof window === "undefined" ? "" : window.location.search;
