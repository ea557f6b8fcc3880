import { hasSession } from "@catnip/site/session/member-cookie.ts";
import { viewerSettled } from "./find-viewer.ts";
import { hearTabs, tellTabs } from "./tell-tabs.ts";
import { currentViewer, GUEST, setViewer } from "./viewer.ts";

/** A tab that becomes visible refetches at most this often, in ms. */
const LOOK_INTERVAL_MS = 10_000;
/** Debounce: messages within this time count as one change, in ms. */
const SETTLE_MS = 150;

/** After an action that changed the player's data: resolves when this page shows it, and notifies the other tabs. */
export async function viewerChanged(): Promise<void> {
  await viewerSettled();
  tellTabs({ says: "changed" });
}

/**
 * Keeps this tab in sync with the others: a session that ended or began elsewhere is noticed at once, as is a changed
 * wallet or cart. A background tab waits until it is visible, so that no request is wasted.
 */
export function watchTabs(): void {
  if (isWatching) return;
  isWatching = true;
  lookedAt = performance.now();
  hearTabs(hear);
  document.addEventListener("visibilitychange", look);
  for (const event of ["focus", "online", "pageshow"]) window.addEventListener(event, look);
  const { status, me } = currentViewer();
  if (status === "guest" || status === "player") tellTabs({ says: "viewer", uuid: me?.uuid ?? null });
}

function hear(message: unknown): void {
  if (typeof message !== "object" || message === null || !("says" in message)) return;
  if (message.says === "changed") isStale = true;
  else if (
    message.says === "viewer" &&
    "uuid" in message &&
    message.uuid !== (currentViewer().me?.uuid ?? null)
  )
    isStranger = true;
  else return;
  clearTimeout(settling);
  settling = setTimeout(look, SETTLE_MS);
}

/** Compares this tab's state with the browser's cookies, and queries the API if needed. */
function look(): void {
  if (document.visibilityState !== "visible" || currentViewer().status === "unknown") return;
  const isGuest = currentViewer().status === "guest";
  const isDue = isStale || performance.now() - lookedAt >= LOOK_INTERVAL_MS;
  if (!hasSession()) {
    if (!isGuest) setViewer(GUEST);
  } else if (isGuest || isStranger) ask("restart");
  else if (isDue) ask("refresh");
}

function ask(what: "restart" | "refresh"): void {
  isStale = false;
  isStranger = false;
  lookedAt = performance.now();
  // Not loaded for guests, who have nothing to refetch.
  void import("./viewer-source.ts").then((source) => source[what]());
}

let isWatching = false;
let isStale = false;
let isStranger = false;
let lookedAt = -Infinity;
let settling: ReturnType<typeof setTimeout> | undefined;
