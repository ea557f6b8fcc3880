import type { ErrorCode } from "@catnip/domain/errors";
import { CHUNK_RELOAD_MS } from "@catnip/domain/timing";
import type { Description } from "../presses/description.ts";
import { keepPress, pageNow } from "../presses/kept-press.ts";
import { pressWaits, waitingPress } from "../presses/waiting-press.ts";

type UnloadableCode = Extract<ErrorCode, "other/network-request-failed" | "service/unavailable">;

const KEY = "reloadedAt";

/**
 * A page opened before a release requests chunks that are gone. One full load gets the new release and the requested
 * page; a chunk that is missing again within a minute is reported as an error instead of reloading forever. While the
 * server cannot be reached (a restart, no network), a reload would replace the page by the browser's error page: the
 * page stays, and says so. After that nothing reloads it until the visitor acts: the parts of a page fail one after the
 * other, the last one maybe when the server is back, and a button would disappear just as it is pressed.
 */
export function reloadOnMissingChunk(): void {
  const goOn = () => {
    isUnderNotice = false;
    pressWaits(null);
  };
  for (const type of ["click", "submit", "popstate"]) window.addEventListener(type, goOn, { capture: true });
  window.addEventListener("vite:preloadError", ({ payload }) => {
    missing.add(payload);
    recoverFromMissingChunk();
  });
  // The router reloads by itself when a page's chunk fails to load, for any reason.
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || mayLeave || !event.cancelable) return;
    event.preventDefault();
    // Usually for a chunk reported above: one response from the server decides for both.
    recovering ??= reloadIfReachable(() => true).finally(() => {
      recovering = null;
    });
  });
}

/**
 * Reloads the page to get missing code, or reports why that does not help; while a dialog is open, the reload is left
 * to the visitor. Also for an import that failed before: browsers cache the failure until the page is reloaded.
 */
export function recoverFromMissingChunk(): void {
  recovering ??= reloadIfReachable(() => !isInDialog() && mayReload(Date.now())).finally(() => {
    recovering = null;
  });
}

/** The path of the page that is being loaded; null: none. */
export function wantPage(path: string | null): void {
  wanted = path;
}

/** Whether an error is that of an import whose chunk could not be loaded. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && missing.has(error);

/**
 * Notifies when code failed to load, or the page was about to reload, and reloading does not help: with
 * `other/network-request-failed` while the server cannot be reached, with `service/unavailable` when it responds but
 * the code is missing again. `retry` reloads the page on the visitor's behalf.
 *
 * @returns unsubscribes
 */
export function onUnloadable(listener: (code: UnloadableCode, retry: () => void) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function reloadIfReachable(isAllowed: () => boolean): Promise<void> {
  if (isUnderNotice) return;
  try {
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    tell("other/network-request-failed");
    return;
  }
  if (!isAllowed()) {
    tell("service/unavailable");
    return;
  }
  mayLeave = true;
  const { pathname, search } = window.location;
  // On Back the URL has already changed.
  if (wanted !== null && wanted.split("#")[0] !== pathname + search) window.location.assign(wanted);
  else reload(waitingPress());
}

function reload(press: Description | null): void {
  if (press) keepPress({ press, ...pageNow() });
  window.location.reload();
}

function tell(code: UnloadableCode): void {
  isUnderNotice = true;
  const press = waitingPress();
  for (const listener of listeners) listener(code, () => reload(press));
}

/** The visitor is in a dialog, such as a purchase: the page must not disappear. */
const isInDialog = () => document.querySelector("[role=dialog]") !== null;

let recovering: Promise<void> | null = null;
let wanted: string | null = null;
let mayLeave = false;
/** The visitor was notified and has not acted since. */
let isUnderNotice = false;
const listeners = new Set<Parameters<typeof onUnloadable>[0]>();
const missing = new WeakSet<Error>();

function mayReload(nowMs: number): boolean {
  try {
    if (nowMs - Number(sessionStorage.getItem(KEY) ?? 0) < CHUNK_RELOAD_MS) return false;
    sessionStorage.setItem(KEY, String(nowMs));
    return true;
  } catch {
    return false; // Without storage we could not count, and might reload forever.
  }
}
