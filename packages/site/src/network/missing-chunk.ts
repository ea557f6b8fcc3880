import { CHUNK_RELOAD_MS } from "@catnip/domain/timing";

const KEY = "reloadedAt";

/**
 * A page opened before a release requests chunks that are gone. One full reload gets the new release; a chunk that is
 * missing again within a minute is shown as a fault instead of reloading forever. Without a network a reload is
 * pointless: the page stays, and says so.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine) tellUnreachable();
    else if (mayReload(Date.now())) reload(event);
  });
  // The router reloads by itself when a page's chunk fails to load, whatever the cause.
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || mayLeave || !event.cancelable) return;
    event.preventDefault();
    void reloadIfReachable();
  });
}

function reload(event: Event): void {
  event.preventDefault();
  window.location.reload();
}

/**
 * Notifies when a page's code failed to load, or the page was about to reload, and the server is unreachable.
 *
 * @returns unsubscribes
 */
export function onUnreachable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function reloadIfReachable(): Promise<void> {
  try {
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    tellUnreachable();
    return;
  }
  mayLeave = true;
  window.location.reload();
}

function tellUnreachable(): void {
  for (const listener of listeners) listener();
}

let mayLeave = false;
const listeners = new Set<() => void>();

function mayReload(nowMs: number): boolean {
  try {
    if (nowMs - Number(sessionStorage.getItem(KEY) ?? 0) < CHUNK_RELOAD_MS) return false;
    sessionStorage.setItem(KEY, String(nowMs));
    return true;
  } catch {
    return false; // Without storage we could not count, and might reload forever.
  }
}
