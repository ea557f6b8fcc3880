import { MEMBER_COOKIE } from "@catnip/site/session/member-cookie.ts";
import type { CheckoutQuote } from "@catnip/domain/orders";
import * as accounts from "@catnip/sdk/accounts/index.ts";
import * as carts from "@catnip/sdk/carts/index.ts";
import * as orders from "@catnip/sdk/orders/index.ts";
import * as profiles from "@catnip/sdk/profiles/index.ts";
import * as wishlists from "@catnip/sdk/wishlists/index.ts";
import * as notifications from "@catnip/sdk/notifications/index.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CheckoutItem } from "../orders/checkout-items.ts";

/** What a player's actions change on screen: the viewer, which header, cards and shelves subscribe to. */

type Row = { readonly uuid: string; readonly store_id: number };
type Variables = {
  readonly store_id: number;
  readonly uuid: string | readonly string[];
  readonly page?: number;
};

/** A fake API with one player's data; records the requests of the test. */
let api: {
  owned: Row[];
  cart: Row[];
  wishes: Row[];
  coin: number;
  me: { country: string; locale: string; unread_notification_count: number };
  isRefusing: boolean;
  hold: Promise<void> | null;
};
let asked: string[];

const NAMES = new Map(
  [accounts, carts, orders, profiles, wishlists, notifications].flatMap((feature) =>
    Object.entries(feature).map(
      ([name, { documentId }]) => [documentId, name.replace(/Document$/, "")] as const,
    ),
  ),
);

const account = () => [
  { __typename: "Account", type: 0, balance: api.coin },
  { __typename: "Account", type: 1, balance: 70 },
];
const me = () => ({ __typename: "Me", uuid: "me", ...api.me, account: account() });
const typed = (__typename: string, rows: readonly Row[], page: number) =>
  rows.slice((page - 1) * 100, page * 100).map((row) => ({ __typename, ...row }));
const without = (rows: readonly Row[], uuids: string | readonly string[]) =>
  rows.filter(({ uuid }) => !uuids.includes(uuid));

/** What the API does, and its responses. */
const ANSWERS: Record<string, (variables: Variables) => object> = {
  Me: () => ({ me: me() }),
  MyGames: ({ page = 1 }) => ({
    findStoreOrder: typed("StoreOrder", api.owned, page),
    findCartStore: typed("CartStore", api.cart, page),
    findWishlist: typed("Wishlist", api.wishes, page),
  }),
  SetMeAuthTime: () => ({ setMeAuthTime: true }),
  AddCartStore({ store_id }) {
    api.cart.push({ uuid: `cart ${store_id}`, store_id });
    return { addCartStore: { __typename: "CartStore", uuid: `cart ${store_id}`, store_id } };
  },
  DelCartStore({ uuid }) {
    api.cart = without(api.cart, uuid);
    return { delCartStore: 1 };
  },
  AddWishlist({ store_id }) {
    api.wishes.push({ uuid: `wish ${store_id}`, store_id });
    return { addWishlist: { __typename: "Wishlist", uuid: `wish ${store_id}`, store_id } };
  },
  DelWishlist({ uuid }) {
    api.wishes = without(api.wishes, uuid);
    return { delWishlist: 1 };
  },
  SetUserCountry() {
    api.me.country = "JP";
    return { setUserCountry: me() };
  },
  SetUserLocale() {
    api.me.locale = "ja-JP";
    return { setUserLocale: "ja-JP" };
  },
  SetNotificationRead() {
    api.me.unread_notification_count = 1;
    return { setNotificationRead: 1 };
  },
  StoreCheckout({ uuid, store_id }) {
    api.coin -= 500;
    api.owned.push({ uuid: String(uuid), store_id });
    api.cart = api.cart.filter((row) => row.store_id !== store_id);
    api.wishes = api.wishes.filter((row) => row.store_id !== store_id);
    const paid = { uuid, total: 500, silver: 0, coin: 500, store_ids: [store_id], account: account() };
    return { storeCheckout: { __typename: "CheckoutDone", ...paid } };
  },
};

beforeEach(() => {
  api = {
    owned: [{ uuid: "order 1", store_id: 1 }],
    cart: [
      { uuid: "cart 2", store_id: 2 },
      { uuid: "cart 3", store_id: 3 },
    ],
    wishes: [{ uuid: "wish 2", store_id: 2 }],
    coin: 2_000,
    me: { country: "US", locale: "en-US", unread_notification_count: 3 },
    isRefusing: false,
    hold: null,
  };
  asked = [];
  vi.resetModules();
  vi.stubGlobal("document", {
    cookie: `${MEMBER_COOKIE}=1`,
    documentElement: { dataset: { api: "https://api.shop.test" } },
  });
  vi.stubGlobal("window", {
    sessionStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  });
  vi.stubGlobal("fetch", async (_address: string, { body }: { body?: string } = {}) => {
    if (body === undefined) return Response.json({ access_token: "t", expires_in: 600 });
    const { documentId, variables } = JSON.parse(body) as { documentId: string; variables: Variables };
    const name = NAMES.get(documentId) ?? documentId;
    asked.push(name);
    await api.hold;
    if (api.isRefusing) return Response.json({ errors: [{ message: "No." }] });
    return Response.json({ data: ANSWERS[name]?.(variables) });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A player whose page shows who they are; requests so far are discarded. */
async function player() {
  const { startViewer } = await import("../shell/find-viewer.ts");
  const { currentViewer } = await import("../shell/viewer.ts");
  await startViewer();
  await vi.waitFor(() => expect(asked).toContain("SetMeAuthTime"));
  asked = [];
  return currentViewer;
}

test("a game added to the cart is there once the button is enabled again", async () => {
  const viewer = await player();
  const { addToCart, takeOutOfCart } = await import("../carts/change-cart.ts");
  await addToCart(9);
  expect(viewer().games?.cart.get(9)).toBe("cart 9");
  await takeOutOfCart(["cart 2"]);
  expect([...(viewer().games?.cart.keys() ?? [])]).toEqual([3, 9]);
  expect(asked).toEqual(["AddCartStore", "MyGames", "DelCartStore", "MyGames"]);
});

test("a wish is shown once saved, even if it is the first one, and a refused one changes nothing", async () => {
  api = { ...api, owned: [], cart: [], wishes: [] };
  const viewer = await player();
  const { addWish, removeWishes } = await import("../wishlists/change-wishlist.ts");
  await addWish(9);
  expect(viewer().games?.wishes.get(9)).toBe("wish 9");
  api.isRefusing = true;
  await expect(addWish(10)).rejects.toMatchObject({ name: "ApiFault" });
  await expect(removeWishes(["wish 9"])).rejects.toMatchObject({ name: "ApiFault" });
  expect([...(viewer().games?.wishes.keys() ?? [])]).toEqual([9]);
});

/** Buys a game; the bill is computed elsewhere. */
async function buys(storeId: number) {
  const { sendCheckout } = await import("../orders/send-checkout.ts");
  const item = { storeId, cartStoreUuid: null } as CheckoutItem;
  const quote = { lines: [], silver: 0, coin: 500, total: 500 } as unknown as CheckoutQuote;
  return sendCheckout([item], quote);
}

test("a purchase changes wallet, library, cart and wishlist", async () => {
  const viewer = await player();
  await buys(2);
  expect(viewer().games?.owned).toEqual(new Set([1, 2]));
  expect(viewer().games?.cart.has(2)).toBe(false);
  expect(viewer().games?.wishes.has(2)).toBe(false);
  await vi.waitFor(() => expect(viewer().wallet).toEqual({ coin: 1_500, silver: 70 }));
  expect(asked.toSorted()).toEqual(["Me", "MyGames", "StoreCheckout"]);
});

test("money is never shown as spent before the API has confirmed it", async () => {
  const viewer = await player();
  const { promise, resolve } = Promise.withResolvers<void>();
  api.hold = promise;
  const buying = buys(2);
  await vi.waitFor(() => expect(asked).toEqual(["StoreCheckout"]));
  expect(viewer().wallet).toEqual({ coin: 2_000, silver: 70 });
  api.isRefusing = true;
  resolve();
  await expect(buying).rejects.toMatchObject({ name: "ApiFault" });
  expect(viewer().games?.owned).toEqual(new Set([1]));
});

test.each([
  {
    says: "choosing a country",
    act: async () => (await import("../profiles/set-country.ts")).setCountry("JP"),
    is: { country: "JP", me: { unread_notification_count: 3 } },
  },
  {
    says: "reading notifications",
    act: async () => (await import("../notifications/inbox-source.ts")).markRead("all"),
    is: { country: "US", me: { unread_notification_count: 1 } },
  },
  {
    says: "changing the language",
    act: async () => (await import("../notifications/remember-locale.ts")).rememberLocale("ja-JP"),
    is: { country: "US", me: { locale: "ja-JP" } },
  },
])("$says shows in the viewer", async ({ act, is }) => {
  const viewer = await player();
  await act();
  await vi.waitFor(() => expect(viewer()).toMatchObject(is));
});

test("a player with more games than fit on one page keeps all of them", async () => {
  api.wishes = Array.from({ length: 101 }, (_, index) => ({ uuid: `wish ${index}`, store_id: index }));
  const viewer = await player();
  expect(viewer().games?.wishes.size).toBe(101);
  const { removeWishes } = await import("../wishlists/change-wishlist.ts");
  await removeWishes(["wish 0"]);
  expect(viewer().games?.wishes.size).toBe(100);
});

// R-SIG-11
test("when another player has logged in, nothing of the previous one is shown", async () => {
  const viewer = await player();
  api = { ...api, cart: [{ uuid: "cart 7", store_id: 7 }], coin: 10 };
  const { restart } = await import("../shell/viewer-source.ts");
  const restarted = restart();
  expect(viewer()).toMatchObject({ status: "unknown", wallet: null, games: null });
  await restarted;
  expect(viewer().wallet?.coin).toBe(10);
  expect([...(viewer().games?.cart.keys() ?? [])]).toEqual([7]);
});
