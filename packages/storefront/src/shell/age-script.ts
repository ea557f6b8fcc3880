import { OVER_18_COOKIE } from "@catnip/domain/privacy";
import { MARK_SCRIPT } from "./over-18-mark.ts";

/** The storage key for the over-18 answer (R-AGE-1). */
export const AGE_KEY = "r18";

/**
 * Runs in the head before the first paint: marks the document for the gate's styles (`data-adult`). It also handles the
 * answer "over 18" itself, because a visitor may click before the page's scripts have arrived, and a lost click would
 * have to be repeated. The cookie is an answer, too: pages that were sent because of it are not hidden again.
 */
export const AGE_SCRIPT = `{let d=document.documentElement.dataset;try{if(/(^|; )${OVER_18_COOKIE}=1/.test(document.cookie)||localStorage.getItem("${AGE_KEY}"))d.adult="yes"}catch{}addEventListener("click",e=>{if(e.target.closest?.("[data-over-18]")){try{localStorage.setItem("${AGE_KEY}","1")}catch{}d.adult="yes";${MARK_SCRIPT}}},true)}`;

/**
 * Runs at the end of the page: renews or takes away the mark that the server goes by, and raises the priority of the most important pictures, the first one most, once they may be
 * shown. Until then they have no box (see `age-gate-screen.tsx`), and a browser does not fetch a lazy picture without
 * one. With boundaries in force none is: a raised one would be fetched though it is not displayed.
 */
export const HERO_SCRIPT = `${MARK_SCRIPT};if(document.documentElement.dataset.adult&&!document.adoptedStyleSheets.length)document.querySelectorAll("[data-hero] img").forEach((i,n)=>{if(!n)i.fetchPriority="high";i.loading="eager"})`;
