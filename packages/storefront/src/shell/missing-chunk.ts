/** At most one reload per minute, in ms (specification section 4, "Route change"). */
const RELOAD_INTERVAL_MS = 60_000;
const KEY = "reloadedAt";

/**
 * A page opened before a release asks for chunks that are gone. One full reload gets the new release; a chunk that is
 * missing again within a minute is a fault to be seen, not a reason to reload for ever.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!mayReload(Date.now())) return;
    event.preventDefault();
    window.location.reload();
  });
}

function mayReload(nowMs: number): boolean {
  try {
    if (nowMs - Number(sessionStorage.getItem(KEY) ?? 0) < RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(KEY, String(nowMs));
    return true;
  } catch {
    return false; // Without storage we could not count, and might reload for ever.
  }
}
