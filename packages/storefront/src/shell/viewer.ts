import type { AccountType } from "@catnip/domain/wallets";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import type { MeFieldsFragment } from "@catnip/sdk/profiles/index.ts";
import { onSessionEnd } from "@catnip/site/session/session-end.ts";
import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { appStore } from "@catnip/site/store/app-store.ts";
import { useAppSelector } from "@catnip/site/store/hooks.ts";
import { createContext, use } from "react";
import { createSelector, createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";

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
  readonly fault: ApiFault | null;
}

/** What this page has found out about its viewer, as serializable values. */
export interface FoundViewer {
  readonly status: Viewer["status"];
  readonly me: MeFieldsFragment | null;
  readonly games: {
    readonly owned: readonly number[];
    readonly cart: readonly (readonly [number, string])[];
    readonly wishes: readonly (readonly [number, string])[];
  } | null;
  readonly fault: Pick<ApiFault, "code" | "message" | "facts" | "requestId"> | null;
}

/** The initial state. */
export const UNKNOWN: FoundViewer = { status: "unknown", me: null, games: null, fault: null };
/** A visitor without a session. */
export const GUEST: FoundViewer = { ...UNKNOWN, status: "guest" };

/**
 * The player's data is urql's, which refetches it after mutations; `viewer-source.ts` puts every result here as a whole,
 * so that hundreds of components select single facts of it and no page shows one query's result without the other's.
 */
const viewerSlice = createSlice({
  name: "viewer",
  initialState: UNKNOWN,
  reducers: { viewerFound: (_viewer, { payload }: PayloadAction<FoundViewer>) => payload },
  selectors: { selectFound: (found) => found },
});

declare module "@catnip/site/store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof viewerSlice> {}
}

const { viewerFound } = viewerSlice.actions;
const { selectFound } = viewerSlice.injectInto(appReducer).selectors;

const selectViewer = createSelector([selectFound], viewerOf);

export function viewerOf({ status, me, games, fault }: FoundViewer): Viewer {
  return {
    status,
    me,
    wallet: me && { coin: balanceOf(me, 0), silver: balanceOf(me, 1) },
    country: me?.country ?? null,
    games: games && {
      owned: new Set(games.owned),
      cart: new Map(games.cart),
      wishes: new Map(games.wishes),
    },
    fault: fault && new ApiFault(fault.code, fault.message, fault.facts, fault.requestId),
  };
}

const balanceOf = ({ account }: MeFieldsFragment, wanted: AccountType) =>
  account.find(({ type }) => type === wanted)?.balance ?? 0;

/** The viewer as the loader of a personal page has found them, until the browser has. */
export const LoadedViewer = createContext<Viewer | null>(null);

const knownOr = (loaded: Viewer | null, viewer: Viewer) =>
  viewer.status === "unknown" && loaded ? loaded : viewer;

/** The viewer, kept up to date after hydration. Public HTML is rendered as `unknown`. */
export function useViewer(): Viewer {
  const loaded = use(LoadedViewer);
  return useAppSelector((root) => knownOr(loaded, selectViewer(root)));
}

/**
 * One fact about the viewer. Lists of many games use this instead of the whole viewer: an unchanged fact ("none of
 * yours", "no player") does not cause a re-render when the rest becomes known.
 */
export function useViewerFact<Fact extends string | number | boolean | null>(
  select: (viewer: Viewer) => Fact,
): Fact {
  const loaded = use(LoadedViewer);
  return useAppSelector((root) => select(knownOr(loaded, selectViewer(root))));
}

/** The current viewer; for code outside components. */
export const currentViewer = (): Viewer => selectViewer(appStore.getState());

/** Calls the listener whenever the viewer has changed. Returns the unsubscribe function. */
export function onViewer(listener: () => void): () => void {
  let known = currentViewer();
  return appStore.subscribe(() => {
    if (currentViewer() === known) return;
    known = currentViewer();
    listener();
  });
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

/** Changes the viewer; only `viewer-source.ts` knows players. */
export function setViewer(next: FoundViewer): void {
  if (next.status === "guest") delete document.documentElement.dataset["player"];
  else document.documentElement.dataset["player"] = "yes";
  appStore.dispatch(viewerFound(next));
}

onSessionEnd(() => setViewer(GUEST));
