import { USER_POLL_MS } from "@catnip/domain/timing";
import { SetMeAuthTimeDocument } from "@catnip/sdk/accounts/index.ts";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { faultOfResult } from "@catnip/sdk/client/fault-of.ts";
import { MeDocument, type MeQuery } from "@catnip/sdk/profiles/index.ts";
import { refetchEveryPage, watchEveryPage } from "@catnip/site/data/every-page.ts";
import { accessToken, apiClient, forgetSession, mutate } from "@catnip/site/session/client.ts";
import { hasSession } from "@catnip/site/session/member-cookie.ts";
import { MY_GAMES, myGamesOf } from "./my-games.ts";
import { tellTabs } from "./tell-tabs.ts";
import { currentViewer, GUEST, setViewer, UNKNOWN, type FoundViewer, type Viewer } from "./viewer.ts";

/** Loads the viewer and reloads every ten minutes. For players only. */
export async function start(): Promise<void> {
  await watch();
  if (currentViewer().status === "player") touch();
  polling ??= setInterval(() => {
    if (hasSession()) void refresh().then(touch);
  }, USER_POLL_MS);
}

let polling: ReturnType<typeof setInterval> | null = null;

/** Records with the API that the player is here. Fire and forget: failures are ignored (R-SIG-10). */
function touch(): void {
  mutate(SetMeAuthTimeDocument, { data_creation_source: "web" }).catch(() => undefined);
}

/** Subscribes to who the viewer is and what they own; resolves when that is known or has failed. */
async function watch(): Promise<void> {
  unwatch();
  try {
    if (!(await accessToken())) return setViewer(GUEST);
  } catch (fault) {
    return fail(fault);
  }
  const client = apiClient();
  const { promise, resolve } = Promise.withResolvers<void>();
  let me: MeQuery["me"] | undefined;
  let games: FoundViewer["games"] | undefined;
  const show = (error?: Parameters<typeof faultOfResult>[0]) => {
    if (error) fail(faultOfResult(error));
    else if (me === null) setViewer(GUEST);
    else if (me && games) setViewer({ status: "player", me, games, fault: null });
    else return;
    resolve();
  };
  const subscription = client.query(MeDocument, {}).subscribe(({ data, error, stale }) => {
    refetching("me", stale);
    if (stale) return;
    me = data?.me;
    show(error);
  });
  const stopGames = watchEveryPage(client, MY_GAMES, ({ pages, error, stale }) => {
    refetching("games", stale);
    if (stale) return;
    games = pages && myGamesOf(pages);
    show(error);
  });
  unwatch = () => {
    unwatch = () => undefined;
    refetching("me", false);
    refetching("games", false);
    subscription.unsubscribe();
    stopGames();
  };
  await promise;
}

let unwatch = () => undefined as void;

/** Resolves once the viewer shows what a mutation has changed: urql refetches it by itself. */
export const settled = (): Promise<void> => settling?.promise ?? Promise.resolve();

let settling: PromiseWithResolvers<void> | null = null;
const stale = new Set<"me" | "games">();

function refetching(part: "me" | "games", isStale: boolean): void {
  if (isStale) stale.add(part);
  else stale.delete(part);
  if (stale.size > 0) settling ??= Promise.withResolvers();
  else settling?.resolve();
  if (stale.size === 0) settling = null;
}

/**
 * A brief network failure changes nothing for a known viewer; an unknown one becomes `unavailable`, which is not the
 * same as a guest.
 */
function fail(fault: unknown): void {
  if (!hasSession()) return setViewer(GUEST);
  console.warn("The visitor could not be looked up.", fault);
  if (currentViewer().status === "player") return;
  const { code, message, facts, requestId } =
    fault instanceof ApiFault ? fault : new ApiFault("other/network-request-failed", String(fault));
  setViewer({ ...UNKNOWN, status: "unavailable", fault: { code, message, facts, requestId } });
}

/** Refetches from the API: what is on screen is updated. */
export async function refresh(): Promise<void> {
  if (currentViewer().status !== "player") return watch();
  const client = apiClient();
  await Promise.all([
    client.query(MeDocument, {}, { requestPolicy: "network-only" }).toPromise(),
    refetchEveryPage(client, MY_GAMES),
  ]);
}

/** Like `refresh`, after an action in this tab: notifies the others if it changed what they show. */
export async function refreshAndTell(): Promise<void> {
  const before = shownOf(currentViewer());
  await refresh();
  if (shownOf(currentViewer()) !== before) tellTabs({ says: "changed" });
}

/** A comparable fingerprint of what other tabs show of the viewer. */
const shownOf = ({ wallet, country, games }: Viewer) =>
  JSON.stringify([
    wallet,
    country,
    games && [games.owned.keys(), games.cart.values(), games.wishes.values()].map((ids) => [...ids].join()),
  ]);

/** Drops the previous session's data, and identifies the current player. */
export async function restart(): Promise<void> {
  unwatch();
  setViewer(UNKNOWN);
  forgetSession();
  await start();
}
