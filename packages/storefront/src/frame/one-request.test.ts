import { factsOf } from "@catnip/sdk/client/operation.ts";
import { createQuery, type Query } from "@catnip/site/data/query.ts";
import { MEMBER_COOKIE } from "@catnip/site/session/member-cookie.ts";
import type { CheckoutQuote } from "@catnip/domain/orders";
import * as carts from "@catnip/sdk/carts/index.ts";
import * as orders from "@catnip/sdk/orders/index.ts";
import * as profiles from "@catnip/sdk/profiles/index.ts";
import * as wishlists from "@catnip/sdk/wishlists/index.ts";
import * as notifications from "@catnip/sdk/notifications/index.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CheckoutItem } from "../orders/checkout-items.ts";
import type { Shelf, ShelfEntry } from "../my-store/my-shelf.ts";

/**
 * The request cost of an action: the mutation itself, and nothing for what its response already says. The viewer and
 * shelves stay mounted and show the change.
 */

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
  isRefusing: boolean;
  hold: Promise<void> | null;
};
let asked: string[];

const NAMES = new Map(
  [carts, orders, profiles, wishlists, notifications]
    .flatMap((feature) => Object.values(feature))
    .filter((value): value is object => typeof value === "object")
    .map(factsOf)
    .map(({ documentId, name }) => [documentId, name] as const),
);

const onShelf = ({ uuid, store_id }: Row) => ({
  uuid,
  store_id,
  created_at: "2030-01-01T00:00:00Z",
  is_listed: true,
  store: { id: store_id, released_at: null, game_pack: { official_app: [] } },
});
const me = () => ({
  uuid: "me",
  country: "US",
  locale: "en-US",
  unread_notification_count: 3,
  account: [
    { type: 0, balance: api.coin },
    { type: 1, balance: 70 },
  ],
});

const ANSWERS: Record<string, (variables: Variables) => object> = {
  Me: () => ({ me: me() }),
  MyGames: ({ page = 1 }) => {
    const onPage = (rows: readonly Row[]) => rows.slice((page - 1) * 100, page * 100);
    const { owned, cart, wishes } = api;
    return { findStoreOrder: onPage(owned), findCartStore: onPage(cart), findWishlist: onPage(wishes) };
  },
  StoreOrders: () => ({ findStoreOrder: api.owned.map(onShelf) }),
  CartStores: () => ({ findCartStore: api.cart.map(onShelf) }),
  Wishlists: () => ({ findWishlist: api.wishes.map(onShelf) }),
  AddCartStore: ({ store_id }) => ({ addCartStore: { uuid: `cart ${store_id}`, store_id } }),
  DelCartStore: () => ({ delCartStore: 1 }),
  AddWishlist: ({ store_id }) => ({ addWishlist: { uuid: `wish ${store_id}`, store_id } }),
  DelWishlist: () => ({ delWishlist: 1 }),
  SetUserCountry: () => ({ setUserCountry: { ...me(), country: "JP" } }),
  SetUserLocale: () => ({ setUserLocale: true }),
  SetNotificationRead: () => ({ setNotificationRead: 1 }),
  StoreCheckout: ({ uuid, store_id }) => ({
    storeCheckout: {
      __typename: "CheckoutDone",
      uuid,
      total: 500,
      silver: 0,
      coin: 500,
      store_ids: [store_id],
      account: [
        { type: 0, balance: api.coin - 500 },
        { type: 1, balance: 70 },
      ],
    },
  }),
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

/** A player with this My Store shelf open; requests so far are discarded. */
async function playerAt(shelf: Shelf) {
  await import("../shell/load-viewer-source.ts");
  const { currentViewer, visitor } = await import("../shell/viewer.ts");
  const { loadShelf } = await import("../my-store/my-shelf.ts");
  await visitor.start();
  const open: Query<ShelfEntry[]> = createQuery((ask) => loadShelf(ask, shelf, "desc", "en-US"), {
    fresh: true,
  });
  await open.start();
  asked = [];
  return {
    viewer: currentViewer,
    games: () => open.current().value?.map(({ store }) => store.id),
    settled: () => new Promise((resolve) => setTimeout(resolve, 20)),
  };
}

test("adding a game to the cart sends no other request", async () => {
  const { viewer, settled } = await playerAt("wishlist");
  const { addToCart } = await import("../carts/change-cart.ts");
  await addToCart(9);
  await settled();
  expect(asked).toEqual(["AddCartStore"]);
  expect(viewer().games?.cart.get(9)).toBe("cart 9");
});

test("removing a game from the cart removes it from the shelf and sends no other request", async () => {
  const { viewer, games, settled } = await playerAt("cart");
  const { takeOutOfCart } = await import("../carts/change-cart.ts");
  await takeOutOfCart(["cart 2"]);
  await settled();
  expect(asked).toEqual(["DelCartStore"]);
  expect(games()).toEqual([3]);
  expect([...(viewer().games?.cart.keys() ?? [])]).toEqual([3]);
});

test("a wish shows at once, gets its uuid, and sends no other request", async () => {
  const { viewer, settled } = await playerAt("cart");
  const { addWish } = await import("../wishlists/change-wishlist.ts");
  const wishing = addWish(9);
  await vi.waitFor(() => expect(viewer().games?.wishes.has(9)).toBe(true));
  await wishing;
  await settled();
  expect(asked).toEqual(["AddWishlist"]);
  expect(viewer().games?.wishes.get(9)).toBe("wish 9");
});

test("a refused wish is rolled back, and sends no other request", async () => {
  const { viewer, games, settled } = await playerAt("wishlist");
  api.isRefusing = true;
  const { addWish, removeWishes } = await import("../wishlists/change-wishlist.ts");
  await expect(addWish(9)).rejects.toMatchObject({ name: "ApiFault" });
  await expect(removeWishes(["wish 2"])).rejects.toMatchObject({ name: "ApiFault" });
  await settled();
  expect(asked).toEqual(["AddWishlist", "DelWishlist"]);
  expect([...(viewer().games?.wishes.keys() ?? [])]).toEqual([2]);
  expect(games()).toEqual([2]);
});

/** Buys a game of the open shop; the bill is computed elsewhere. */
async function buys(storeId: number) {
  const { sendCheckout } = await import("../orders/send-checkout.ts");
  const item = { storeId, cartStoreUuid: null } as CheckoutItem;
  const quote = { lines: [], silver: 0, coin: 500, total: 500 } as unknown as CheckoutQuote;
  return sendCheckout([item], quote);
}

test.each(["cart", "wishlist"] as const)(
  "a purchase changes wallet, library, cart and wishlist with the %s open, and asks for nothing else",
  async (shelf) => {
    const { viewer, games, settled } = await playerAt(shelf);
    await buys(2);
    await settled();
    expect(asked).toEqual(["StoreCheckout"]);
    expect(viewer().wallet).toEqual({ coin: 1_500, silver: 70 });
    expect(viewer().games?.owned).toEqual(new Set([1, 2]));
    expect(viewer().games?.cart.has(2)).toBe(false);
    expect(viewer().games?.wishes.has(2)).toBe(false);
    expect(games()).toEqual(shelf === "cart" ? [3] : []);
  },
);

test("a purchase with the purchases open refetches only that shelf: the response lacks the game details", async () => {
  const { games, settled } = await playerAt("purchased");
  api.owned.push({ uuid: "order 2", store_id: 2 });
  await buys(2);
  await vi.waitFor(() => expect(games()).toEqual([1, 2]));
  await settled();
  expect(asked).toEqual(["StoreCheckout", "StoreOrders"]);
});

test("money is never shown as spent before the API has confirmed it", async () => {
  const { viewer, settled } = await playerAt("cart");
  const { promise, resolve } = Promise.withResolvers<void>();
  api.hold = promise;
  const buying = buys(2);
  await settled();
  expect(asked).toEqual(["StoreCheckout"]);
  expect(viewer().wallet).toEqual({ coin: 2_000, silver: 70 });
  api.isRefusing = true;
  resolve();
  await expect(buying).rejects.toMatchObject({ name: "ApiFault" });
  expect(viewer().games?.owned).toEqual(new Set([1]));
});

test.each([
  {
    says: "choosing a country",
    operation: "SetUserCountry",
    act: async () => (await import("../profiles/set-country.ts")).setCountry("JP"),
    is: { country: "JP", me: { unread_notification_count: 3 } },
  },
  {
    says: "reading notifications",
    operation: "SetNotificationRead",
    act: async () => (await import("../notifications/inbox-source.ts")).markRead("all"),
    is: { country: "US", me: { unread_notification_count: 1 } },
  },
  {
    says: "changing the language",
    operation: "SetUserLocale",
    act: async () => (await import("../notifications/remember-locale.ts")).rememberLocale("ja-JP"),
    is: { country: "US", me: { locale: "ja-JP" } },
  },
])("$says sends no other request", async ({ operation, act, is }) => {
  const { viewer, settled } = await playerAt("cart");
  await act();
  await settled();
  expect(asked).toEqual([operation]);
  expect(viewer()).toMatchObject(is);
});

test("a cart changed elsewhere is refetched by the shelf that shows it", async () => {
  const { games, settled } = await playerAt("cart");
  api.cart = [{ uuid: "cart 5", store_id: 5 }];
  const { refresh } = await import("../shell/viewer-source.ts");
  await refresh();
  await vi.waitFor(() => expect(games()).toEqual([5]));
  await settled();
  expect(asked.toSorted()).toEqual(["CartStores", "Me", "MyGames"]);
});

test("a player with more games than fit on one page is refetched page by page", async () => {
  api.wishes = Array.from({ length: 101 }, (_, index) => ({ uuid: `wish ${index}`, store_id: index }));
  const { viewer, settled } = await playerAt("cart");
  const { removeWishes } = await import("../wishlists/change-wishlist.ts");
  api.wishes.shift();
  await removeWishes(["wish 0"]);
  await vi.waitFor(() => expect(viewer().games?.wishes.size).toBe(100));
  await settled();
  expect(asked.toSorted()).toEqual(["DelWishlist", "MyGames", "MyGames"]);
});
