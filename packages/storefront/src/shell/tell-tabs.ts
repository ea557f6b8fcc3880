/** The messages between tabs of one browser. Neither stored nor secret. */
export type TabMessage =
  /** The player this tab belongs to, by uuid; null: a guest. */
  | { readonly says: "viewer"; readonly uuid: string | null }
  /** The player's data has changed: wallet, purchases, cart, wishlist, country. */
  | { readonly says: "changed" };

/** Notifies the browser's other tabs. Without BroadcastChannel they find out when they become visible. */
export function tellTabs(message: TabMessage): void {
  // Also before this tab listens: a player may act while it is still being found out who they are.
  openChannel()?.postMessage(message);
}

/** Calls the listener with every message of another tab. */
export function hearTabs(listener: (message: unknown) => void): void {
  openChannel()?.addEventListener("message", ({ data }) => listener(data));
}

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "function") channel ??= new BroadcastChannel("catnip.tabs");
  return channel;
}

let channel: BroadcastChannel | null = null;
