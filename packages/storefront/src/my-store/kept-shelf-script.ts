export const KEPT_SHELF_ID = "kept-shelf";

/** So many games fill the first screen. */
export const ROWS_MAX = 6;

/**
 * For a script with a library in `b`, before it is shown, and the root element in `r`: pictures come at once where they may be seen.
 * Until then they stay lazy and have no box, so that none is fetched (R-AGE-2).
 */
export const RAISE = `b.querySelectorAll("img").forEach((i,n)=>{let y=r.dataset.adult;i.fetchPriority=y&&!n?"high":"auto";i.loading=y?"eager":"lazy"});`;

/** The query in the address of the library that a visitor comes to, a regular expression; as often there is none. */
export const LIBRARY_SEARCH = String.raw`\?tab=purchased`;
