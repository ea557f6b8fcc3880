import { LIBRARY_KEY } from "@catnip/domain/privacy";

export const LIBRARY_ID = "library";

/** How often the shop is asked for, in milliseconds. */
const ASK_MS = 5_000;

/**
 * Fills the offline page with the names of the player's games, and loads the page that was wanted when the shop can be
 * reached again (R-WEB-30). Browsers announce only a network of their own, and maybe before this script listens, so it
 * asks for the page too; any answer but a failure of the server will do. Nobody asks where the page is shown under its
 * own address, which is there. Its only script: the application's cannot be loaded without a network.
 */
export const OFFLINE_SCRIPT = `{let u=document.getElementById("${LIBRARY_ID}");try{let l=JSON.parse(localStorage.getItem("${LIBRARY_KEY}")||"[]");for(let[,n]of l){let i=document.createElement("li");i.textContent=n;u.append(i)}u.closest("section").hidden=!l.length}catch{}let r=()=>location.reload();addEventListener("online",r);if(!location.pathname.endsWith("/offline"))setInterval(()=>{fetch(location.href,{method:"HEAD",cache:"no-store",redirect:"manual"}).then(a=>{if(a.status<500)r()},()=>{})},${ASK_MS})}`;
