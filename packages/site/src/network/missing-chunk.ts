import { CHUNK_RELOAD_MS } from "@catnip/domain/timing";

const KEY = "reloadedAt";

/**
 * A page opened before a release asks for chunks that are gone. One full reload gets the new release; a chunk that is
 * missing again within a minute is a fault to be seen, not a reason to reload for ever. Without a network there is
 * nothing to reload: the page stays, and says so.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine) tellUnreachable();
    else if (mayReload(Date.now())) reload(event);
  });
  // The router reloads by itself when the code of a page cannot be had, without looking why.
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
 * Tells when code of the page is missing, or the page would have been reloaded, and its server cannot be reached.
 *
 * @returns stops telling
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
    return false; // Without storage we could not count, and might reload for ever.
  }
}
