import type { AccountType } from "@catnip/domain/wallets";
import { USER_POLL_MS } from "@catnip/domain/timing";
import { SetMeAuthTimeDocument } from "@catnip/sdk/accounts/index.ts";
import { CartStoresDocument } from "@catnip/sdk/carts/index.ts";
import { StoreOrdersDocument } from "@catnip/sdk/orders/index.ts";
import { MeDocument, type MeFieldsFragment } from "@catnip/sdk/profiles/index.ts";
import { WishlistsDocument } from "@catnip/sdk/wishlists/index.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import { accessToken, drop, forgetSession, mutate } from "@catnip/site/session/client.ts";
import { hasSession } from "@catnip/site/session/member-cookie.ts";
import { readMyGames } from "./my-games.ts";
import { tellTabs } from "./tabs.ts";
import { currentViewer, GUEST, visitor, type Viewer } from "./viewer.ts";

/** Loads the viewer and reloads every ten minutes. For players only. */
export async function start(): Promise<void> {
  await refresh();
  if (currentViewer().status === "player") touch();
  polling ??= setInterval(() => {
    if (hasSession()) void refresh().then(touch);
  }, USER_POLL_MS);
}

let polling: ReturnType<typeof setInterval> | null = null;

/**
 * Records with the API that the player is here. Fire-and-forget: nobody waits for it, and failures are ignored
 * (R-SIG-10).
 */
function touch(): void {
  mutate(SetMeAuthTimeDocument, { data_creation_source: "web" }).catch(() => undefined);
}

/**
 * Loads who the viewer is and what they own. A brief network failure changes nothing for a known viewer; an unknown one
 * becomes `unavailable`, which is not the same as a guest.
 */
export async function readViewer(ask: Ask, before: Viewer): Promise<Viewer> {
  try {
    if (!(await accessToken())) return GUEST;
    const [{ me }, games] = await Promise.all([ask(MeDocument, {}), readMyGames(ask)]);
    if (!me) return GUEST;
    return { status: "player", me, wallet: walletOf(me), country: me.country, games, fault: null };
  } catch (fault) {
    console.warn("The visitor could not be looked up.", fault);
    if (before.status === "player") return before;
    throw fault;
  }
}

/** Refetches from the API; shelves whose contents changed elsewhere are refetched by the components that show them. */
export async function refresh(): Promise<void> {
  const before = shelvesOf(currentViewer());
  await visitor.reload();
  shelvesOf(currentViewer()).forEach((contents, index) => {
    const shelf = SHELVES[index];
    if (shelf && before[index] !== undefined && before[index] !== contents) drop(shelf);
  });
}

const SHELVES = [StoreOrdersDocument, CartStoresDocument, WishlistsDocument] as const;

/** A comparable fingerprint of each shelf's contents; none for a visitor who is not a player. */
const shelvesOf = ({ games }: Viewer): string[] =>
  games ? [games.owned.keys(), games.cart.values(), games.wishes.values()].map((ids) => [...ids].join()) : [];

/** Like `refresh`, after an action in this tab: notifies the others if it changed what they show. */
export async function refreshAndTell(): Promise<void> {
  const before = shownOf(currentViewer());
  await refresh();
  if (shownOf(currentViewer()) !== before) tellTabs({ says: "changed" });
}

/** A comparable fingerprint of what other tabs show of the viewer. */
const shownOf = (viewer: Viewer) => JSON.stringify([viewer.wallet, viewer.country, shelvesOf(viewer)]);

/** Drops the previous session's data, and finds out whose session it is now. */
export async function restart(): Promise<void> {
  forgetSession();
  visitor.reset();
  await start();
}

function walletOf({ account }: MeFieldsFragment) {
  const balance = (type: AccountType) => account.find((entry) => entry.type === type)?.balance ?? 0;
  return { coin: balance(0), silver: balance(1) };
}
