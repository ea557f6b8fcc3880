import { hasSession } from "@catnip/site/session/member-cookie.ts";
import { currentViewer, GUEST, setViewer, viewerSettled, viewerSource } from "./viewer.ts";

/** The messages between tabs of one browser. Neither stored nor secret. */
export type TabWord =
  /** The player this tab belongs to, by uuid; null: a guest. */
  | { readonly says: "viewer"; readonly uuid: string | null }
  /** The player's data has changed: wallet, purchases, cart, wishlist, country. */
  | { readonly says: "changed" };

/** A tab that becomes visible refetches at most this often, in ms. */
const LOOK_INTERVAL_MS = 10_000;
/** Debounce: messages within this time count as one change, in ms. */
const SETTLE_MS = 150;

/** Notifies the browser's other tabs. Without BroadcastChannel they find out when they become visible. */
export function tellTabs(word: TabWord): void {
  // Also before this tab listens: a player may act while it is still being found out who they are.
  openChannel()?.postMessage(word);
}

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
  openChannel()?.addEventListener("message", ({ data }) => hear(data));
  document.addEventListener("visibilitychange", look);
  for (const event of ["focus", "online", "pageshow"]) window.addEventListener(event, look);
  const { status, me } = currentViewer();
  if (status === "guest" || status === "player") tellTabs({ says: "viewer", uuid: me?.uuid ?? null });
}

function hear(word: unknown): void {
  if (typeof word !== "object" || word === null || !("says" in word)) return;
  if (word.says === "changed") isStale = true;
  else if (word.says === "viewer" && "uuid" in word && word.uuid !== (currentViewer().me?.uuid ?? null))
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
  void viewerSource().then((source) => source[what]());
}

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "function") channel ??= new BroadcastChannel("catnip.tabs");
  return channel;
}

let channel: BroadcastChannel | null = null;
let isWatching = false;
let isStale = false;
let isStranger = false;
let lookedAt = -Infinity;
let settling: ReturnType<typeof setTimeout> | undefined;
