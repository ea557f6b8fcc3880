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

/** Loads the visitor and keeps looking every ten minutes. Loaded for players only. */
export async function start(): Promise<void> {
  await refresh();
  if (currentViewer().status === "player") touch();
  polling ??= setInterval(() => {
    if (hasSession()) void refresh().then(touch);
  }, USER_POLL_MS);
}

let polling: ReturnType<typeof setInterval> | null = null;

/** Tells the API that the player is here. Nobody waits for it, and nobody learns when it fails (R-SIG-10). */
function touch(): void {
  mutate(SetMeAuthTimeDocument, { data_creation_source: "web" }).catch(() => undefined);
}

/**
 * Who the visitor is and what they own. A network that is away for a moment changes nothing for who is known
 * already; who is not is `unavailable`, which is not the same as a guest.
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

/** Asks the API anew; shelves whose contents have changed elsewhere are asked for again by whoever shows them. */
export async function refresh(): Promise<void> {
  const before = shelvesOf(currentViewer());
  await visitor.reload();
  shelvesOf(currentViewer()).forEach((contents, index) => {
    const shelf = SHELVES[index];
    if (shelf && before[index] !== undefined && before[index] !== contents) drop(shelf);
  });
}

const SHELVES = [StoreOrdersDocument, CartStoresDocument, WishlistsDocument] as const;

/** What lies on each shelf, as texts to compare; none for who is no player. */
const shelvesOf = ({ games }: Viewer): string[] =>
  games ? [games.owned.keys(), games.cart.values(), games.wishes.values()].map((ids) => [...ids].join()) : [];

/** As `refresh`, after something was done in this tab: the others learn of it when it changed what they show. */
export async function refreshAndTell(): Promise<void> {
  const before = shownOf(currentViewer());
  await refresh();
  if (shownOf(currentViewer()) !== before) tellTabs({ says: "changed" });
}

/** What other tabs show of the visitor, as a text to compare. */
const shownOf = (viewer: Viewer) => JSON.stringify([viewer.wallet, viewer.country, shelvesOf(viewer)]);

/** Forgets whose session it was, and finds out whose it is now. */
export async function restart(): Promise<void> {
  forgetSession();
  visitor.reset();
  await start();
}

function walletOf({ account }: MeFieldsFragment) {
  const balance = (type: AccountType) => account.find((entry) => entry.type === type)?.balance ?? 0;
  return { coin: balance(0), silver: balance(1) };
}
