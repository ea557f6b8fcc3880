import type { MeFieldsFragment } from "@catnip/sdk/profiles/index.ts";
import { hasSession } from "@catnip/site/session/member-cookie.ts";
import { onSessionEnd } from "@catnip/site/session/session-end.ts";
import { useSyncExternalStore } from "react";

/** The logged-in player's relation to games: purchases, cart and wishlist, by game id. */
export interface MyGames {
  readonly owned: ReadonlySet<number>;
  /** Game id to the cart entry's uuid. */
  readonly cart: ReadonlyMap<number, string>;
  /** Game id to the wish's uuid. */
  readonly wishes: ReadonlyMap<number, string>;
}

/** Who is looking at the page. */
export interface Viewer {
  /**
   * `unknown` on the server and while loading; `unavailable`: there is a session, but loading its player failed (see
   * `fault`). Not to be treated as a guest.
   */
  readonly status: "unknown" | "guest" | "player" | "unavailable";
  readonly me: MeFieldsFragment | null;
  /** In meowcent; null for guests. */
  readonly wallet: { readonly coin: number; readonly silver: number } | null;
  /** Country of residence, as chosen by the player. */
  readonly country: string | null;
  /** Null until known. */
  readonly games: MyGames | null;
  /** Why the viewer is `unavailable`; else null. */
  readonly fault: unknown;
}

/** The viewer, kept up to date after hydration. Public HTML is rendered as `unknown`. */
export function useViewer(): Viewer {
  return useSyncExternalStore(onViewer, currentViewer, () => UNKNOWN);
}

/**
 * One fact about the viewer. Lists of many games use this instead of the whole viewer: an unchanged fact ("none of
 * yours", "no player") does not cause a re-render when the rest becomes known.
 */
export function useViewerFact<Fact extends string | number | boolean | null>(
  select: (viewer: Viewer) => Fact,
): Fact {
  return useSyncExternalStore(
    onViewer,
    () => select(currentViewer()),
    () => select(UNKNOWN),
  );
}

/** The current viewer; for code outside components. */
export const currentViewer = (): Viewer => viewer;

/** Calls the listener whenever the viewer has changed. Returns the unsubscribe function. */
export function onViewer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Waits until the viewer is known: a button may be clicked before that. */
export function knownViewer(): Promise<Viewer> {
  if (currentViewer().status !== "unknown") return Promise.resolve(currentViewer());
  return new Promise((resolve) => {
    const stop = onViewer(() => {
      if (currentViewer().status === "unknown") return;
      stop();
      resolve(currentViewer());
    });
  });
}

/**
 * The up-to-date viewer, for players-only actions: the session may have ended or begun in another tab, and a failed
 * load is retried once.
 */
export async function viewerNow(): Promise<Viewer> {
  const { status } = currentViewer();
  const isSettled = status === "unknown" || (status === "player") === hasSession();
  if (!isSettled) await refreshViewer();
  return knownViewer();
}

/** Refetches after changes that no action of this page made: a completed payment, another device. */
export async function refreshViewer(): Promise<void> {
  if (hasSession()) await (await viewerSource()).refreshAndTell();
  else setViewer(GUEST);
}

/** Resolves once the viewer shows what a mutation of this page has changed. */
export async function viewerSettled(): Promise<void> {
  await (await viewerSource()).settled();
}

/** Retries identifying the viewer after a failure; subscribers see that it is loading. */
export async function retryViewer(): Promise<void> {
  setViewer(UNKNOWN);
  await startViewer();
}

/** Starts identifying the viewer. Guests cost no request and load no client. */
export async function startViewer(): Promise<void> {
  if (hasSession()) await (await viewerSource()).start();
  else setViewer(GUEST);
}

/** The initial state. */
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

/** Changes the viewer; only `viewer-source.ts` knows players. */
export function setViewer(next: Viewer): void {
  viewer = next;
  if (next.status === "guest") delete document.documentElement.dataset["player"];
  else document.documentElement.dataset["player"] = "yes";
  for (const listener of listeners) listener();
}

let viewer: Viewer = UNKNOWN;
const listeners = new Set<() => void>();
onSessionEnd(() => setViewer(GUEST));

/** Loads the viewer: `viewer-source.ts`, which guests never load. */
export interface ViewerSource {
  readonly start: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly refreshAndTell: () => Promise<void>;
  readonly settled: () => Promise<void>;
}

/**
 * The source imports this module, so this one must not import it, not even lazily: `load-viewer-source.ts` injects it.
 */
export function provideViewerSource(loader: () => Promise<ViewerSource>): void {
  load = loader;
}

export async function viewerSource(): Promise<ViewerSource> {
  if (!load) throw new Error("Nobody has said where the visitor comes from.");
  return load();
}

let load: (() => Promise<ViewerSource>) | null = null;
