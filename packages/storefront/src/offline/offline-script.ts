import { LIBRARY_KEY } from "@catnip/domain/privacy";
import { LIBRARY_ID } from "./library-id.ts";

/** How often the shop is requested, in milliseconds. */
const ASK_MS = 5_000;

/*
 * Fills the offline page with the names of the player's games, and loads the requested page when the shop can be
 * reached again (R-WEB-30). The `online` event says little, and may fire before this script listens, so it also polls
 * the page; any response but a server error will do. It does not poll at the offline page's own URL, which always
 * responds.
 */
const list = document.getElementById(LIBRARY_ID);
try {
  const games = JSON.parse(localStorage.getItem(LIBRARY_KEY) ?? "[]") as readonly [unknown, string][];
  for (const [, name] of games) {
    const item = document.createElement("li");
    item.textContent = name;
    list?.append(item);
  }
  list?.closest("section")?.toggleAttribute("hidden", games.length === 0);
} catch {
  // Without storage, or with an invalid value, no game is listed.
}
const reload = () => location.reload();
addEventListener("online", reload);
if (!location.pathname.endsWith("/offline"))
  setInterval(() => {
    fetch(location.href, { method: "HEAD", cache: "no-store", redirect: "manual" }).then(
      ({ status }) => {
        if (status < 500) reload();
      },
      () => undefined,
    );
  }, ASK_MS);
