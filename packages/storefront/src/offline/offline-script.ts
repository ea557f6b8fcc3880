import { LIBRARY_KEY } from "@catnip/domain/privacy";

export const LIBRARY_ID = "library";

/**
 * Fills the offline page with the names of the player's games, and loads the page that was wanted when the network is
 * back. Its only script: the application's cannot be loaded without a network.
 */
export const OFFLINE_SCRIPT = `{let u=document.getElementById("${LIBRARY_ID}");try{let l=JSON.parse(localStorage.getItem("${LIBRARY_KEY}")||"[]");for(let[,n]of l){let i=document.createElement("li");i.textContent=n;u.append(i)}u.closest("section").hidden=!l.length}catch{}addEventListener("online",()=>location.reload())}`;
