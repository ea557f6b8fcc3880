/** Where the browser remembers that its user is over 18 (R-AGE-1). */
export const AGE_KEY = "r18";

/**
 * Runs in the head, before anything is painted: marks the document for the gate's styles (`data-adult`). It
 * also hears the answer "over 18" itself: a visitor may give it
 * before the scripts of the page have arrived, and an answer nobody hears must be given twice.
 */
export const AGE_SCRIPT = `{let d=document.documentElement.dataset;try{if(localStorage.getItem("${AGE_KEY}"))d.adult="yes"}catch{}addEventListener("click",e=>{if(e.target.closest?.("[data-over-18]")){try{localStorage.setItem("${AGE_KEY}","1")}catch{}d.adult="yes"}},true)}`;

/**
 * Runs at the end of the page: pictures that matter most are hurried, the first before all others, once they may be shown. Until then they have
 * no box (see `age-gate-screen.tsx`), and a browser does not fetch a lazy picture without one.
 */
export const HERO_SCRIPT = `if(document.documentElement.dataset.adult)document.querySelectorAll("[data-hero] img").forEach((i,n)=>{if(!n)i.fetchPriority="high";i.loading="eager"})`;
