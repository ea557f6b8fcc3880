import type { MeFieldsFragment } from "@catnip/sdk/profiles/index.ts";
import { createQuery, type Ask, type Loaded } from "@catnip/site/data/query.ts";
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
  readonly status: "unknown" | "guest" | "player" | "unavailable";
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
  return useSyncExternalStore(visitor.subscribe, currentViewer, () => UNKNOWN);
}

/**
 * One fact about the visitor. Lists of many games use this rather than the whole visitor: a fact that stays the same
 * ("none of yours", "no player") draws nothing again when the rest becomes known.
 */
export function useViewerFact<Fact extends string | number | boolean | null>(
  select: (viewer: Viewer) => Fact,
): Fact {
  return useSyncExternalStore(
    visitor.subscribe,
    () => select(currentViewer()),
    () => select(UNKNOWN),
  );
}

/** The visitor as known now; for code outside components. */
export function currentViewer(): Viewer {
  const loaded = visitor.current();
  if (shown.of !== loaded) shown = { of: loaded, viewer: viewerOf(loaded) };
  return shown.viewer;
}

/** The visitor, as soon as it is known who it is: somebody may press a button before that. */
export function knownViewer(): Promise<Viewer> {
  if (currentViewer().status !== "unknown") return Promise.resolve(currentViewer());
  return new Promise((resolve) => {
    const stop = visitor.subscribe(() => {
      if (currentViewer().status === "unknown") return;
      stop();
      resolve(currentViewer());
    });
  });
}

/**
 * The visitor at this very moment, for something that only players may do: the session may have ended or begun in
 * another tab, and what could not be found out before is tried once more.
 */
export async function viewerNow(): Promise<Viewer> {
  const { status } = currentViewer();
  const isSettled = status === "unknown" || (status === "player") === hasSession();
  if (!isSettled) await refreshViewer();
  return knownViewer();
}

/** Asks the API again, for what no action of this page has changed: a payment that came in, another device. */
export async function refreshViewer(): Promise<void> {
  if (hasSession()) await (await viewerSource()).refreshAndTell();
  else visitor.put(GUEST);
}

/** Finds out again who looks at the page, after that failed; whoever waits for it sees that it is being tried. */
export async function retryViewer(): Promise<void> {
  visitor.reset();
  await startViewer();
}

/** Begins to find out who looks at the page. Guests cost no request and load no client. */
export async function startViewer(): Promise<void> {
  if (hasSession()) await (await viewerSource()).start();
  else visitor.put(GUEST);
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

/**
 * The answers to who looks at the page, as one query that the whole page shares. It is put together in
 * `viewer-source.ts`, which only players load.
 */
export const visitor = createQuery<Viewer>(async (ask) =>
  (await viewerSource()).readViewer(ask, currentViewer()),
);

let shown: { of: Loaded<Viewer>; viewer: Viewer } = { of: visitor.current(), viewer: UNKNOWN };

visitor.subscribe(() => {
  if (currentViewer().status === "guest") delete document.documentElement.dataset["player"];
  else document.documentElement.dataset["player"] = "yes";
});
onSessionEnd(() => visitor.put(GUEST));

function viewerOf(loaded: Loaded<Viewer>): Viewer {
  if (loaded.state === "ready") return loaded.value;
  return loaded.state === "loading" ? UNKNOWN : { ...UNKNOWN, status: "unavailable", fault: loaded.fault };
}

/** What finds out who looks at the page: `viewer-source.ts`, which guests do not load. */
export interface ViewerSource {
  readonly readViewer: (ask: Ask, before: Viewer) => Promise<Viewer>;
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
