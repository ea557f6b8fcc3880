import type { MeFieldsFragment } from "@catnip/sdk/profiles/index.ts";
import { hasSession } from "@catnip/site/session/member-cookie.ts";
import { onSessionEnd } from "@catnip/site/session/session-end.ts";
import { useSyncExternalStore } from "react";

/** What the signed-in visitor has to do with games: purchases, cart and wishlist, by game id. */
export interface MyGames {
  readonly owned: ReadonlySet<number>;
  /** Game id to the uuid of its place in the cart. */
  readonly cart: ReadonlyMap<number, string>;
  /** Game id to the uuid of its wish. */
  readonly wishes: ReadonlyMap<number, string>;
}

/** Who looks at the page. */
export interface Viewer {
  /**
   * `unknown` on the server and until the browser has found out; `unavailable`: there is a session, but whose it is
   * could not be found out (see `fault`). That is no guest.
   */
  readonly status: "unknown" | "guest" | "member" | "unavailable";
  readonly me: MeFieldsFragment | null;
  /** In meowcent; null for guests. */
  readonly wallet: { readonly coin: number; readonly silver: number } | null;
  /** Country of residence, as the visitor chose it. */
  readonly country: string | null;
  /** Null until known. */
  readonly games: MyGames | null;
  /** Why the visitor is `unavailable`; else null. */
  readonly fault: unknown;
}

/** The visitor, kept up to date after hydration. Public HTML is rendered as `unknown`. */
export function useViewer(): Viewer {
  return useSyncExternalStore(
    subscribe,
    () => viewer,
    () => UNKNOWN,
  );
}

/**
 * One fact about the visitor. Lists of many games use this rather than the whole visitor: a fact that stays the same
 * ("none of yours", "no member") draws nothing again when the rest becomes known.
 */
export function useViewerFact<Fact extends string | number | boolean | null>(
  select: (viewer: Viewer) => Fact,
): Fact {
  return useSyncExternalStore(
    subscribe,
    () => select(viewer),
    () => select(UNKNOWN),
  );
}

/** The visitor as known now; for code outside components. */
export const currentViewer = (): Viewer => viewer;

/** The visitor, as soon as it is known who it is: somebody may press a button before that. */
export function knownViewer(): Promise<Viewer> {
  if (viewer.status !== "unknown") return Promise.resolve(viewer);
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (viewer.status === "unknown") return;
      stop();
      resolve(viewer);
    });
  });
}

/**
 * The visitor at this very moment, for something that only members may do: the session may have ended or begun in
 * another tab, and what could not be found out before is tried once more.
 */
export async function viewerNow(): Promise<Viewer> {
  const isSettled = viewer.status === "unknown" || (viewer.status === "member") === hasSession();
  if (!isSettled) await refreshViewer();
  return knownViewer();
}

/** Asks the API again, and tells other tabs: after a purchase, a top-up, a change of cart or wishlist. */
export async function refreshViewer(): Promise<void> {
  if (hasSession()) await (await viewerSource()).refreshAndTell();
  else setViewer(GUEST);
}

/** Finds out again who looks at the page, after that failed; whoever waits for it sees that it is being tried. */
export async function retryViewer(): Promise<void> {
  setViewer(UNKNOWN);
  await startViewer();
}

/** Begins to find out who looks at the page. Guests cost no request and load no client. */
export async function startViewer(): Promise<void> {
  if (hasSession()) await (await viewerSource()).start();
  else setViewer(GUEST);
}

/** For `viewer-source.ts`, and for parts the API has just told something newer about the visitor. */
export function setViewer(next: Viewer): void {
  viewer = next;
  if (next.status === "guest") delete document.documentElement.dataset["member"];
  else document.documentElement.dataset["member"] = "yes";
  for (const listener of listeners) listener();
}

/** Before anything is known. */
export const UNKNOWN: Viewer = {
  status: "unknown",
  me: null,
  wallet: null,
  country: null,
  games: null,
  fault: null,
};
/** A visitor without a session. */
export const GUEST: Viewer = { ...UNKNOWN, status: "guest" };

let viewer: Viewer = UNKNOWN;
const listeners = new Set<() => void>();
onSessionEnd(() => setViewer(GUEST));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What finds out who looks at the page: `viewer-source.ts`, which guests do not load. */
export interface ViewerSource {
  readonly start: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly refreshAndTell: () => Promise<void>;
}

/**
 * The source stands on the visitor that it fills, so nothing here imports it, not even lazily: `load-viewer-source.ts`
 * hands it in.
 */
export function provideViewerSource(loader: () => Promise<ViewerSource>): void {
  load = loader;
}

export async function viewerSource(): Promise<ViewerSource> {
  if (!load) throw new Error("Nobody has said where the visitor comes from.");
  return load();
}

let load: (() => Promise<ViewerSource>) | null = null;
