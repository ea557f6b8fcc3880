import { describe, expect, test } from "vitest";
import { notificationPath, toNotification, type NotificationKind } from "./notification.ts";

type Named = { readonly id: number; readonly name: string };
const entry = (
  kind: NotificationKind,
  facts: unknown,
  store: Named | null = null,
  stores: readonly Named[] = [],
) =>
  toNotification({
    __typename: "Notification",
    uuid: "0198c0de-0000-7000-8000-000000000001",
    kind,
    facts,
    created_at: "2026-03-01T12:00:00.000Z",
    read_at: null,
    store: store && asStore(store),
    stores: stores.map(asStore),
  });

const asStore = ({ id, name }: Named) => ({
  __typename: "Store" as const,
  id,
  boundary_words: "t:sea",
  store_info: [{ __typename: "StoreInfo" as const, name }],
});

describe("an entry of the inbox", () => {
  test("is parsed from its facts", () => {
    expect(
      entry(
        "wishlist_sale",
        { store_id: 7, percent: 30, ended_at: "2026-03-08T00:00:00+00:00" },
        { id: 7, name: "Quiet Harbour" },
      ),
    ).toMatchObject({
      isUnread: true,
      game: { id: 7, name: "Quiet Harbour", words: "t:sea" },
      percent: 30,
      endedAt: "2026-03-08T00:00:00+00:00",
    });
  });

  test("names the games of a purchase, and keeps coins and silver apart", () => {
    const games = [
      { id: 7, name: "Quiet Harbour" },
      { id: 8, name: "Neon Drift" },
    ];
    expect(entry("purchase_receipt", { coin: 669, silver: 331 }, null, games)).toMatchObject({
      gameNames: ["Quiet Harbour", "Neon Drift"],
      coin: 669,
      silver: 331,
    });
    expect(entry("purchase_receipt", { coin: 669 })).toMatchObject({
      gameNames: [],
      coin: 669,
      silver: null,
    });
  });

  test.each([null, "text", 7, [], { percent: "30", device: 7, coin: 1.5, country: "Utopia" }])(
    "survives facts of another form: %j",
    (facts) => {
      expect(entry("new_device", facts)).toMatchObject({
        percent: null,
        device: null,
        coin: null,
        country: null,
      });
    },
  );
});

describe("clicking an entry", () => {
  const game = { id: 7, name: "Quiet Harbour", words: "" };

  test.each([
    { says: "a release leads to its game", kind: "wishlist_release", to: "/store/7" },
    { says: "a sale leads to its game", kind: "wishlist_sale", to: "/store/7" },
    { says: "a new game leads to its page", kind: "author_game", to: "/store/7" },
    { says: "news leads to the game's news", kind: "author_news", to: "/store/7?tab=news" },
    { says: "a purchase leads to My Store", kind: "purchase_receipt", to: "/my-store" },
    { says: "a refund leads to the statement", kind: "refund", to: "/account/statement" },
    {
      says: "a dispute leads to customer service, about that payment",
      kind: "payment_dispute",
      to: "/help/contact?topic=payment&payment=01JQ",
    },
    { says: "a changed country leads nowhere", kind: "country_changed", to: null },
  ] as const)("$says", ({ kind, to }) => {
    expect(notificationPath({ kind, game, orderNo: "01JQ" })).toBe(to);
  });

  test("goes nowhere when the game is gone", () => {
    expect(notificationPath({ kind: "wishlist_sale", game: null, orderNo: null })).toBeNull();
    expect(notificationPath({ kind: "payment_dispute", game: null, orderNo: null })).toBeNull();
  });
});
