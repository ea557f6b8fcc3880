import { SHELF_KEY } from "@catnip/domain/privacy";

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

/** The elements of a library. */
export const SHELF_ELEMENTS =
  "a|button|circle|div|g|h2|img|input|label|li|nav|option|output|p|path|rect|section|select|span|svg|ul|use|x-t";
/** Where its links and icons lead: to paths of the shop. */
export const SHELF_LINKS = String.raw`\/(?![/\\])|#`;

/**
 * Runs in My Store right behind the place of the shelf, long before the page's scripts: a player who comes back sees
 * their library as it was, and it is as usable as a page without scripts (R-WEB-76). It is markup of the same styles and
 * language only, and never anybody's who has logged out since. Markup with anything that no library has is not shown:
 * what is read from storage may be anybody's. It is the same check as `isShelf`; a journey shows both.
 */
export const KEPT_SHELF_SCRIPT = `{let d=document,r=d.documentElement;try{let k=JSON.parse(localStorage.getItem("${SHELF_KEY}"));if(r.dataset.player&&/^(${LIBRARY_SEARCH})?$/.test(location.search)&&k.fits==r.lang+d.querySelector("link[rel=stylesheet]").href){let b=new DOMParser().parseFromString(k.markup,"text/html").body;if([...b.querySelectorAll("*")].every(e=>/^(?:${SHELF_ELEMENTS})$/.test(e.localName)&&[...e.attributes].every(({name:n,value:v})=>!/^on/.test(n)&&(!/href$/.test(n)||/^(?:${SHELF_LINKS})/.test(v))))){${RAISE}d.getElementById("${KEPT_SHELF_ID}").append(...b.childNodes)}}}catch{}}`;
