import type { AccountType } from "@catnip/domain/wallets";
import { USER_POLL_MS } from "@catnip/domain/timing";
import { SetMeAuthTimeDocument } from "@catnip/sdk/accounts/index.ts";
import { MyGamesDocument, type MyGamesQuery } from "@catnip/sdk/orders/index.ts";
import { MeDocument, type MeFieldsFragment } from "@catnip/sdk/profiles/index.ts";
import { brand } from "#brand";
import { accessToken, forgetSession, mutate, query } from "@catnip/site/session/client.ts";
import { hasSession } from "@catnip/site/session/member-cookie.ts";
import { tellTabs } from "./tabs.ts";
import { currentViewer, GUEST, setViewer, UNKNOWN, type MyGames, type Viewer } from "./viewer.ts";

/** Loads the visitor and keeps looking every ten minutes. Loaded for members only. */
export async function start(): Promise<void> {
  await refresh();
  if (currentViewer().status === "member") touch();
  polling ??= setInterval(() => {
    if (hasSession()) void refresh().then(touch);
  }, USER_POLL_MS);
}

let polling: ReturnType<typeof setInterval> | null = null;

/** Tells the API that the member is here. Nobody waits for it, and nobody learns when it fails (R-SIG-10). */
function touch(): void {
  mutate(SetMeAuthTimeDocument, { data_creation_source: "web" }).catch(() => undefined);
}

/**
 * Asks who the visitor is and what they own. A network that is away for a moment changes nothing for who is known
 * already; who is not is `unavailable`, which is not the same as a guest.
 */
export async function refresh(): Promise<void> {
  try {
    if (!(await accessToken())) return setViewer(GUEST);
    const [{ me }, games] = await Promise.all([query(MeDocument, {}, { fresh: true }), myGames()]);
    if (!me) return setViewer(GUEST);
    setViewer({ status: "member", me, wallet: walletOf(me), country: me.country, games, fault: null });
  } catch (fault) {
    if (currentViewer().status !== "member") setViewer({ ...UNKNOWN, status: "unavailable", fault });
    console.warn("The visitor could not be looked up.", fault);
  }
}

/** As `refresh`, after something was done in this tab: the others learn of it when it changed what they show. */
export async function refreshAndTell(): Promise<void> {
  const before = shownOf(currentViewer());
  await refresh();
  if (shownOf(currentViewer()) !== before) tellTabs({ says: "changed" });
}

/** What other tabs show of the visitor, as a text to compare. */
const shownOf = ({ wallet, country, games }: Viewer) =>
  JSON.stringify([wallet, country, games && [[...games.owned], [...games.cart], [...games.wishes]]]);

/** Forgets whose session it was, and finds out whose it is now. */
export async function restart(): Promise<void> {
  forgetSession();
  setViewer(UNKNOWN);
  await start();
}

function walletOf({ account }: MeFieldsFragment) {
  const balance = (type: AccountType) => account.find((entry) => entry.type === type)?.balance ?? 0;
  return { coin: balance(0), silver: balance(1) };
}

/** What the member owns, has in the cart and wishes for: all of it, page by page. */
async function myGames(): Promise<MyGames> {
  const orders: MyGamesQuery["findStoreOrder"] = [];
  const entries: MyGamesQuery["findCartStore"] = [];
  const wishes: MyGamesQuery["findWishlist"] = [];
  for (let page = 1; ; page += 1) {
    const { platform_key } = brand;
    const found = await query(MyGamesDocument, { platform_key, page }, { fresh: true });
    orders.push(...found.findStoreOrder);
    entries.push(...found.findCartStore);
    wishes.push(...found.findWishlist);
    if (found.findStoreOrder.length < PAGE && found.findWishlist.length < PAGE) break;
  }
  return {
    owned: new Set(orders.map(({ store_id }) => store_id)),
    cart: new Map(entries.map(({ store_id, uuid }) => [store_id, uuid])),
    wishes: new Map(wishes.map(({ store_id, uuid }) => [store_id, uuid])),
  };
}

/** Entries of one page of each list; a cart never holds more. */
const PAGE = 100;
