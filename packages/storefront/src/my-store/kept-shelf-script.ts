import { SHELF_KEY } from "@catnip/domain/privacy";

export const KEPT_SHELF_ID = "kept-shelf";

/**
 * Runs in My Store right behind the place of the shelf, long before the page's scripts: a player who comes back sees
 * their library as it was, and it is as usable as a page without scripts (R-WEB-76). It is markup of the same styles and
 * language only, and never anybody's who has logged out since.
 */
export const KEPT_SHELF_SCRIPT = `{let d=document,r=d.documentElement;try{let k=JSON.parse(localStorage.getItem("${SHELF_KEY}"));if(r.dataset.player&&/^(\\?tab=purchased)?$/.test(location.search)&&k.fits==r.lang+d.querySelector("link[rel=stylesheet]").href)d.getElementById("${KEPT_SHELF_ID}").innerHTML=k.markup}catch{}}`;
