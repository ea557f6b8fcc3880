import { LIBRARY_KEY } from "@catnip/domain/privacy";
import { DISCREET_RULES, NEUTRAL_ICON } from "./discreet-look.ts";
import { ACCOUNT_WORDS_KEY, BROWSER_WORDS_KEY, DISCREET_KEY, INTENT_KEY } from "./storage-keys.ts";

/**
 * Runs in the head before the first paint, after it is known whether somebody is logged in (`data-player`): what the
 * visitor excludes is not displayed from the first moment on, and the tab of a discreet visitor is neutral. What is kept of
 * a player is gone before somebody else can log in (R-WEB-31), and what a guest wanted once they are back without having
 * logged in (R-CHK-16), by the browser's Back as well, to a page that was kept in memory: links work before the page's
 * own scripts do, that to the login among them. Visitors without any of it pay for a few look-ups. The rules are those of
 * `boundaryRules`; a test compares them.
 */
export const pageScript = (): string =>
  `{let e=document,d=e.documentElement.dataset,g=k=>{try{return localStorage.getItem(k)}catch{}},p=d.player,a=g("${ACCOUNT_WORDS_KEY}"),t=g("${DISCREET_KEY}"),u=p&&a==null,w=[...new Set((g("${BROWSER_WORDS_KEY}")+" "+(p?a:"")).split(" "))].filter(x=>/^[twa]:[\\w.~!*'()%-]+$/.test(x)).sort();if(!p)for(let k of["${ACCOUNT_WORDS_KEY}","${LIBRARY_KEY}"])g(k)==null||localStorage.removeItem(k);let f=()=>{try{d.player||sessionStorage.removeItem("${INTENT_KEY}")}catch{}};f();addEventListener("pageshow",e=>e.persisted&&f());if(u||w[0]||t){let s=x=>{let c=new CSSStyleSheet;c.replaceSync(x);return c},q=":is("+w.map(x=>'[data-words~="'+x+'"]')+")";d.excludes=w.join(" ");e.adoptedStyleSheets=[s((u?"[data-words]:not([data-page]){visibility:hidden}[data-words] :is(img,video){display:none!important}":"")+(w[0]?q+":not([data-mine]),[data-row]:not(:has([data-words]:not("+q+"))){display:none!important}":"")),s(t?${JSON.stringify(DISCREET_RULES)}:"")];if(t){d.discreet=t;let n=e.createElement("title"),i=()=>{if(d.discreet)for(let l of e.querySelectorAll('link[rel*="icon"]'))if(!l.dataset.own){l.dataset.own=l.href;l.href=I}},I="${NEUTRAL_ICON}";n.textContent=t;n.setAttribute("itemprop","name");e.documentElement.prepend(n);new MutationObserver(i).observe(e.head,{childList:true})}}}`;
