import { DATE_STYLE, DATE_TIME_STYLE, RELATIVE_STYLE, RELATIVE_UNITS } from "@catnip/i18n/dates.ts";
import { inOneLine, jsonForScript } from "@catnip/site/http/inline-script.ts";
import { KEPT_SHELF_ID, RAISE, ROWS_MAX } from "./kept-shelf-script.ts";

export const EARLY_LIBRARY_ID = "early-library";

/** What stands in the pattern in place of a game's own: each a text that is found nowhere else in it. */
export interface Marks {
  readonly href: string;
  readonly name: string;
  readonly cover: string;
  readonly version: string;
  /** Moments, as the page's language writes them. */
  readonly bought: string;
  readonly played: string;
  readonly until: string;
}

/**
 * Runs in My Store behind the place of the shelf, after `earlyAnswersScript`: shows the library as soon as the API has answered, long
 * before the page's scripts (R-WEB-78). It fills a pattern that the server has made of the library's own parts. Where a library as it
 * was last is shown already, or anything is unusual, it does nothing.
 *
 * It says what the library will say (`my-shelf.ts`), so that nothing moves when that takes its place; a journey compares the two. What
 * authors have written becomes text and values of attributes, never markup.
 */
export const earlyLibraryScript = (marks: Marks): string =>
  inOneLine(`
{
let d=document,r=d.documentElement,e=d.getElementById("${KEPT_SHELF_ID}"),p=d.getElementById("${EARLY_LIBRARY_ID}"),a=self.earlyAnswers&&self.earlyAnswers.values().next().value,
m=${jsonForScript(marks)},
at=x=>Date.parse(x),
day=(x,o)=>new Intl.DateTimeFormat(r.lang,{...o,timeZone:"UTC"}).format(new Date(x)),
ago=x=>{let s=Math.min(at(x)-Date.now(),-1e3),[u,n]=${jsonForScript(RELATIVE_UNITS)}.find(y=>Math.abs(s)>=y[1])||["second",1e3];return new Intl.RelativeTimeFormat(r.lang,${jsonForScript(RELATIVE_STYLE)}).format(Math.trunc(s/n),u)},
fill=(n,{store:s,created_at:g,last_played_at:l,refund:f})=>{
let [t]=s.store_info,
[z]=s.game_pack.official_app.map(x=>[at(x.updated_at||x.released_at),x.version]).sort((x,y)=>y[0]-x[0]),
v={
[m.href]:m.href.replace(/\\d+$/,s.id),
[m.name]:t.name,
[m.cover]:t.data.cover.url.replace(/\\/[^/]+$/,""),
[m.version]:z&&z[0]>Math.max(at(g),l?at(l):0)&&z[1],
[m.bought]:day(g,${jsonForScript(DATE_STYLE)}),
[m.played]:l&&ago(l),
[m.until]:f&&!f.refusal&&day(f.until,${jsonForScript(DATE_TIME_STYLE)})
},
k=RegExp(Object.keys(v).map(x=>x.replace(/\\W/g,"\\\\$&")).join("|"),"g"),
put=x=>x.replace(k,y=>v[y]),
q=[];
if(!v[m.until])n.querySelectorAll("button").forEach(x=>x.remove());
if(!s.game_pack.official_app.some(x=>x.platform=="web"))n.querySelector('[href$="/fullscreen"]').remove();
for(let w=d.createTreeWalker(n,5),c=n;c;c=w.nextNode())q.push(c);
for(let c of q)if(!c.data)for(let x of c.attributes)x.value=x.name=="lang"?t.language:put(x.value);else if((c.data.match(k)||[]).every(x=>v[x]))c.data=put(c.data);else c.parentElement.closest(":not(x-t)").remove();
return n
};
if(a&&!e.firstChild){
let b=p.content.cloneNode(true);
a.then(x=>x.clone().json()).then(({data:{findStoreOrder:o}})=>{
if(!o.length||e.firstChild||!o.every(x=>/\\.webp$/.test(x.store.store_info[0].data.cover.url)))return;
let c=b.querySelector("section"),w=b.querySelector("ul>li"),[l]=o.filter(x=>x.last_played_at).sort((x,y)=>at(y.last_played_at)-at(x.last_played_at));
if(l)fill(c,l);else c.remove();
w.replaceWith(...o.slice(0,${ROWS_MAX}).map(x=>fill(w.cloneNode(true),x)));
b.querySelector("[data-bar]").inert=true;
${RAISE}
e.append(b)
}).catch(()=>{})
}
}`);
