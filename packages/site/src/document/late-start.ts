import { inOneLine } from "../http/inline-script.ts";
import { PAGE_DATA_ID } from "./page-data.ts";

/** The page's scripts stand in the HTML as text under this id, until somebody or something starts them. */
export const LATE_SCRIPTS_ID = "page-scripts";

/** A page whose pictures take longer than this is not waited for, in ms after its HTML. */
const START_MS_MAX = 5_000;
/** A browser that is never idle is not waited for, in ms. */
const IDLE_MS_MAX = 1_000;

/**
 * What shows that somebody is about to use the page. Links, forms and menus work without scripts; what else they press
 * is kept (`early-input.ts`). Not a moving pointer: it lies on the page as it opens.
 */
const SIGNS = [
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "wheel",
  "click",
  "input",
  "change",
] as const;

/**
 * Runs in the head: starts the page's scripts (R-WEB-55). For guests at the first sign of use, or once everything that
 * is seen first has been loaded and painted and the browser is idle; for players, whose page waits for what is theirs,
 * right after the first paint, with the scripts that ask for it. The markup is readable and works before that, so it
 * gets the network and the processor first.
 *
 * Painted means that the browser says so: frames are asked for before they are painted, on a slow phone long before.
 *
 * A page whose data does not stand in it asks for it together with its scripts (R-WEB-74, `page-data-apart.ts`).
 *
 * What is started early by hand is wanted at once; what starts by itself leaves the network to the rest. The libraries
 * are run in a task of their own, so that no task is long.
 */
export const LATE_START_SCRIPT = /* @__PURE__ */ inOneLine(`
{
let d=document,n,s=${JSON.stringify(SIGNS)},
g=e=>{
let m=d.getElementById("${LATE_SCRIPTS_ID}");
if(n||!m){if(!n&&d.readyState=="loading")addEventListener("DOMContentLoaded",g,{once:true});return}
n=1;
for(let x of s)removeEventListener(x,g,true);
let f=m.dataset.files.split(" ");
for(let x of f){let l=d.createElement("link");l.rel="modulepreload";l.href=x;if(!e)l.fetchPriority="low";d.head.append(l)}
let a=d.getElementById("${PAGE_DATA_ID}"),o=location;
if(a&&a.dataset.tag)(self.pageData=fetch(o.pathname.replace(/\\/$/,"")+"/_"+a.dataset.tag+".page"+o.search,{redirect:"manual"})).catch(()=>{});
let r=()=>setTimeout(()=>{let c=d.createElement("script");c.type="module";c.textContent=m.textContent;d.head.append(c)});
import(f[0]).then(r,r)
},
p=r=>new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint")[0]){o.disconnect();r()}}).observe({type:"paint",buffered:true}),
i=()=>Promise.allSettled([new Promise(p),...[...d.querySelectorAll("img[loading=eager]")].map(x=>x.decode())]).then(()=>requestAnimationFrame(()=>setTimeout(()=>self.requestIdleCallback?requestIdleCallback(()=>g(),{timeout:${IDLE_MS_MAX}}):g())));
for(let x of s)addEventListener(x,g,{capture:true,passive:true});
addEventListener("DOMContentLoaded",()=>{
if(d.documentElement.dataset.player&&!d.hidden)p(()=>setTimeout(g));
setTimeout(g,${START_MS_MAX})
});
addEventListener("load",()=>d.hidden?g():i());
}`);
