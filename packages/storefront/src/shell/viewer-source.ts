import { SetMeAuthTimeDocument } from "@catnip/sdk/accounts/index.ts";
import { MyGamesDocument, type MyGamesQuery } from "@catnip/sdk/orders/index.ts";
import { MeDocument, type MeFieldsFragment } from "@catnip/sdk/profiles/index.ts";
import { brand } from "#brand";
import { accessToken, mutate, query } from "./client.ts";
import { currentViewer, GUEST, setViewer, type MyGames } from "./viewer.ts";

/** How often a signed-in visitor is looked up again, in ms (specification section 9). */
const POLL_INTERVAL_MS = 600_000;

/** Loads the visitor and keeps looking every ten minutes. Loaded for members only. */
export async function start(): Promise<void> {
  await refresh();
  if (currentViewer().status !== "member") return;
  touch();
  setInterval(() => void refresh().then(touch), POLL_INTERVAL_MS);
}

/** Tells the API that the member is here. Nobody waits for it, and nobody learns when it fails (specification section 8). */
function touch(): void {
  mutate(SetMeAuthTimeDocument, { data_creation_source: "web" }).catch(() => undefined);
}

/** Asks who the visitor is and what they own. A network that is away for a moment changes nothing. */
export async function refresh(): Promise<void> {
  try {
    if (!(await accessToken())) return setViewer(GUEST);
    const [{ me }, games] = await Promise.all([query(MeDocument, {}, { fresh: true }), myGames()]);
    if (!me) return setViewer(GUEST);
    setViewer({ status: "member", me, wallet: walletOf(me), country: me.country, games });
  } catch (fault) {
    if (currentViewer().status === "unknown") setViewer(GUEST);
    console.warn("The visitor could not be looked up.", fault);
  }
}

function walletOf({ account }: MeFieldsFragment) {
  const balance = (type: number) => account.find((entry) => entry.type === type)?.balance ?? 0;
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
