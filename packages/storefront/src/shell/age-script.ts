import { IS_MARKED, markScript, MAY_BE_MARKED } from "./over-18-mark.ts";

/** The storage key for the over-18 answer (R-AGE-1). */
export const AGE_KEY = "r18";

/**
 * Makes the page inert while the gate is closed (R-AGE-6). Set later, by the page's scripts, it would make the browser style all of
 * the page once more.
 */
const KEEP_OUT = `document.querySelector("[data-shop]")?.toggleAttribute("inert",!document.documentElement.dataset.adult)`;

/**
 * Runs in the head before the first paint: marks the document for the gate's styles (`data-adult`). It also handles the
 * answer "over 18" itself, because a visitor may click before the page's scripts have arrived, and a lost click would
 * have to be repeated. The cookie is an answer, too: pages that were sent because of it are not hidden again.
 */
export const AGE_SCRIPT = `{let d=document.documentElement.dataset;try{if(${IS_MARKED}||localStorage.getItem("${AGE_KEY}"))d.adult="yes"}catch{}addEventListener("click",e=>{if(e.target.closest?.("[data-over-18]")){try{localStorage.setItem("${AGE_KEY}","1")}catch{}d.adult="yes";${KEEP_OUT};${markScript(MAY_BE_MARKED)}}},true)}`;

/**
 * Runs at the end of the page: keeps everybody out while the gate is closed, renews or takes away the mark that the server goes by,
 * and raises the priority of the most important pictures, the first one most, once they may be shown. Until then they have no box
 * (see `age-gate-screen.tsx`), and a browser does not fetch a lazy picture without one. With boundaries in force none is: a raised
 * one would be fetched though it is not displayed.
 *
 * A mark that is not there is not taken away: the page would wait for the browser to write a cookie before it is painted.
 */
export const HERO_SCRIPT = `${KEEP_OUT};{let a=${MAY_BE_MARKED};if(a||${IS_MARKED})${markScript("a")};if(a)document.querySelectorAll("[data-hero] img").forEach((i,n)=>{if(!n)i.fetchPriority="high";i.loading="eager"})}`;
