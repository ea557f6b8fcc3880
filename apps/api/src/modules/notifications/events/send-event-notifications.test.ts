import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SHOP_NOW, testShop, type TestShop } from "../../../testing/test-shop.ts";
import { makeGame, type GameOptions } from "../../catalog/testing/make-game.ts";
import { addCoupon, giveCoupon } from "../../coupons/index.ts";
import { sendEventNotifications } from "./send-event-notifications.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

/** Sends everything that exists already, so that each test only sees its own events. */
beforeEach(async () => {
  shop.clock.now = SHOP_NOW;
  await sendEventNotifications(shop.services);
  await query("delete from notifications", []);
});

const query = (text: string, values: readonly unknown[]) => shop.db.$client.query(text, [...values]);
const daysAgo = (days: number) => new Date(shop.clock.now.getTime() - days * 86_400_000);

async function wish(userUuid: string, storeId: number, madeDaysAgo = 30): Promise<void> {
  await query("insert into wishlists (user_uuid, store_id, created_at) values ($1, $2, $3)", [
    userUuid,
    storeId,
    daysAgo(madeDaysAgo),
  ]);
}

async function follow(follower: string, followed: string, sinceDaysAgo = 30): Promise<void> {
  await query("insert into user_follows (follower_uuid, followed_uuid, created_at) values ($1, $2, $3)", [
    follower,
    followed,
    daysAgo(sinceDaysAgo),
  ]);
}

async function own(userUuid: string, storeId: number): Promise<void> {
  await query(
    "insert into entitlements (user_uuid, store_id, order_uuid, created_at) values ($1, $2, $3, now())",
    [userUuid, storeId, randomUUID()],
  );
}

/** A game by a new creator, or by the given one. */
async function gameBy(author: string, options: GameOptions = {}): Promise<number> {
  const id = await makeGame(shop.db, options);
  await query("update stores set author_uuid = $2 where id = $1", [id, author]);
  return id;
}

async function toldTo(userUuid: string) {
  const { rows } = await query(
    "select kind, facts from notifications where user_uuid = $1 order by created_at, uuid",
    [userUuid],
  );
  return rows as readonly { readonly kind: string; readonly facts: Record<string, unknown> }[];
}

describe("a wishlisted game is out", () => {
  // R-NTF-1
  test("players who wishlisted it before are notified once, however many sweeps run", async () => {
    const { uuid } = await shop.player();
    const game = await makeGame(shop.db, { releasedDaysAgo: 0 });
    await wish(uuid, game);
    await Promise.all(Array.from({ length: 4 }, () => sendEventNotifications(shop.services)));
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toEqual([{ kind: "wishlist_release", facts: { store_id: game } }]);
  });

  test("not before its day, and then even if the shop was down for days", async () => {
    const { uuid } = await shop.player();
    const game = await makeGame(shop.db, { releasedDaysAgo: -1, previewDaysAgo: 40 });
    await wish(uuid, game);
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toEqual([]);
    shop.clock.now = new Date(SHOP_NOW.getTime() + 9 * 86_400_000);
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toEqual([{ kind: "wishlist_release", facts: { store_id: game } }]);
  });

  test.each([
    { says: "a wish added after the release", released: 2, wished: 1, owned: false, published: true },
    { says: "a game they own already", released: 2, wished: 30, owned: true, published: true },
    { says: "a draft", released: 2, wished: 30, owned: false, published: false },
    { says: "a release long ago", released: 15, wished: 30, owned: false, published: true },
  ])("$says notifies no one", async ({ released, wished, owned, published }) => {
    const { uuid } = await shop.player();
    const game = await makeGame(shop.db, { releasedDaysAgo: released, published });
    await wish(uuid, game, wished);
    if (owned) await own(uuid, game);
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toEqual([]);
  });

  // R-NTF-7
  test("an aborted sweep notifies no one, and the next one everyone", async () => {
    const { uuid } = await shop.player();
    const game = await makeGame(shop.db, { releasedDaysAgo: 0 });
    await wish(uuid, game);
    await shop.owner.$client.query(
      "alter table notifications add constraint broken check (kind <> 'wishlist_release') not valid",
    );
    await expect(sendEventNotifications(shop.services)).rejects.toThrow();
    await shop.owner.$client.query("alter table notifications drop constraint broken");
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toHaveLength(1);
  });
});

describe("a wishlisted game is on sale", () => {
  const offer = { percent: 30, endedAt: new Date("2026-03-08T00:00:00Z") };

  test("players who wishlisted it are notified, with percentage and end", async () => {
    const { uuid } = await shop.player();
    const game = await makeGame(shop.db, { offer, releasedDaysAgo: 100 });
    await wish(uuid, game);
    await sendEventNotifications(shop.services);
    const [sale, ...others] = await toldTo(uuid);
    expect(others).toEqual([]);
    expect(sale).toMatchObject({ kind: "wishlist_sale", facts: { store_id: game, percent: 30 } });
    expect(new Date(String(sale?.facts["ended_at"]))).toEqual(offer.endedAt);
  });

  // R-NTF-4
  test("a changed sale is announced at most once a week, another one after that again", async () => {
    const { uuid } = await shop.player();
    const game = await makeGame(shop.db, { offer, releasedDaysAgo: 100 });
    await wish(uuid, game);
    await sendEventNotifications(shop.services);
    const change = (percent: number) =>
      query("update store_activities set percentage_discount = $2, ended_at = null where store_id = $1", [
        game,
        percent,
      ]);
    await change(35);
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toHaveLength(1);
    shop.clock.now = new Date(SHOP_NOW.getTime() + 8 * 86_400_000);
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toHaveLength(1); // Still the sale that was skipped.
    await change(50);
    await sendEventNotifications(shop.services);
    expect((await toldTo(uuid)).map(({ facts }) => facts["percent"])).toEqual([30, 50]);
  });

  test.each([
    { says: "an inactive offer", game: { offer: { ...offer, state: 1 } } },
    { says: "an offer that has ended", game: { offer: { percent: 30, endedAt: SHOP_NOW } } },
    { says: "an offer of 0 %", game: { offer: { percent: 0 } } },
    { says: "an offer on an unreleased game", game: { offer, releasedDaysAgo: -3, previewDaysAgo: 40 } },
  ])("$says notifies no one", async ({ game }) => {
    const { uuid } = await shop.player();
    await wish(uuid, await makeGame(shop.db, { releasedDaysAgo: 100, ...game }));
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toEqual([]);
  });
});

describe("a followed creator", () => {
  test("has a new game: announced when it first becomes visible, and only once", async () => {
    const [author, { uuid }] = [randomUUID(), await shop.player()];
    await follow(uuid, author);
    const game = await gameBy(author, { releasedDaysAgo: -1, previewDaysAgo: 1 });
    await sendEventNotifications(shop.services);
    shop.clock.now = new Date(SHOP_NOW.getTime() + 2 * 86_400_000);
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toEqual([
      { kind: "author_game", facts: { store_id: game, author_uuid: author } },
    ]);
  });

  test("has posted news", async () => {
    const [author, { uuid }] = [randomUUID(), await shop.player()];
    const game = await gameBy(author, { releasedDaysAgo: 100 });
    await follow(uuid, author);
    const log = randomUUID();
    await query(
      "insert into store_update_logs (uuid, store_id, title, text, created_at) values ($1, $2, 'v2', 'x', $3)",
      [log, game, daysAgo(1)],
    );
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toEqual([
      { kind: "author_news", facts: { store_id: game, author_uuid: author, update_log_uuid: log } },
    ]);
  });

  test("followed only after the event: no notification", async () => {
    const [author, { uuid }] = [randomUUID(), await shop.player()];
    await gameBy(author, { releasedDaysAgo: 3 });
    await follow(uuid, author, 1);
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toEqual([]);
  });

  test.each([
    { says: "a content warning", column: "hidden_content_warnings", change: "content_warnings = '{gore}'" },
    { says: "a tag", column: "hidden_tag_ids", change: null },
  ])("makes something with $says the player has hidden: no notification", async ({ column, change }) => {
    const [author, { uuid }] = [randomUUID(), await shop.player()];
    await follow(uuid, author);
    const game = await gameBy(author, { releasedDaysAgo: 1, tags: ["gore"] });
    if (change) await query(`update stores set ${change} where id = $1`, [game]);
    await query(`insert into store_preferences (user_uuid, ${column}) values ($1, '{gore}')`, [uuid]);
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toEqual([]);
  });
});

// R-BND-4
test.each([
  { says: "a tag", column: "hidden_tag_ids", value: "{gore}" },
  { says: "a content warning", column: "hidden_content_warnings", value: "{harm}" },
  { says: "the author", column: "hidden_author_uuids", value: null },
])("a wished game excluded by $says notifies no one", async ({ column, value }) => {
  const [author, { uuid }, other] = [randomUUID(), await shop.player(), await shop.player()];
  const options = { tags: ["gore"], warnings: ["harm"] };
  const released = await gameBy(author, { ...options, releasedDaysAgo: 1 });
  const onSale = await gameBy(author, { ...options, releasedDaysAgo: 50, offer: { percent: 20 } });
  for (const player of [uuid, other.uuid]) {
    await wish(player, released);
    await wish(player, onSale);
  }
  await query(`insert into store_preferences (user_uuid, ${column}) values ($1, $2)`, [
    uuid,
    value ?? `{${author}}`,
  ]);
  await sendEventNotifications(shop.services);
  expect(await toldTo(uuid)).toEqual([]);
  expect((await toldTo(other.uuid)).map(({ kind }) => kind).toSorted()).toEqual([
    "wishlist_release",
    "wishlist_sale",
  ]);
});

describe("a coupon", () => {
  const give = async (userUuid: string, endedInDays: number | null) => {
    const [uuid, couponUuid] = [randomUUID(), randomUUID()];
    const endedAt = endedInDays === null ? null : daysAgo(-endedInDays);
    await addCoupon(shop.db, { uuid: couponUuid, name: "Spring", discountRate: 20, storeIds: [], endedAt });
    await giveCoupon(shop.db, { uuid, userUuid, couponUuid });
    return uuid;
  };

  test("that expires within 7 days is announced once", async () => {
    const { uuid } = await shop.player();
    const coupon = await give(uuid, 6.9);
    await sendEventNotifications(shop.services);
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toMatchObject([
      { kind: "coupon_expiring", facts: { user_coupon_uuid: coupon, percent: 20 } },
    ]);
  });

  test.each([
    { says: "later", days: 7.1 },
    { says: "never", days: null },
    { says: "and has ended", days: -0.1 },
  ])("that expires $says is not", async ({ days }) => {
    const { uuid } = await shop.player();
    await give(uuid, days);
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toEqual([]);
  });

  test("that was used is not", async () => {
    const { uuid } = await shop.player();
    const coupon = await give(uuid, 3);
    await query("update user_coupons set state = 1, order_uuid = $2 where uuid = $1", [coupon, randomUUID()]);
    await sendEventNotifications(shop.services);
    expect(await toldTo(uuid)).toEqual([]);
  });
});

test("thousands of wishlist entries are notified with a constant number of statements", async () => {
  const games = await Promise.all([
    makeGame(shop.db, { releasedDaysAgo: 0 }),
    makeGame(shop.db, { releasedDaysAgo: 0 }),
  ]);
  await query(
    `insert into "user" (id, name, email, email_verified) select gen_random_uuid(), 'Fan', 'fan' || i || '@mail.test', true from generate_series(1, 2000) i`,
    [],
  );
  await query(
    `insert into wishlists (user_uuid, store_id, created_at)
     select u.id, g, $2 from "user" u cross join unnest($1::int[]) g where u.name = 'Fan'`,
    [games, daysAgo(5)],
  );
  const statements = await countedStatements(() => sendEventNotifications(shop.services));
  const { rows } = await query(
    "select count(*)::int as n from notifications where kind = 'wishlist_release'",
    [],
  );
  expect(rows).toEqual([{ n: 4_000 }]);
  expect(statements).toBe(20); // Begin, claim and commit for 6 kinds of events, the notifications, and the coupons.
});

/** Counts statements on any connection, transactions included. */
async function countedStatements(work: () => Promise<unknown>): Promise<number> {
  const seen = vi.spyOn(Client.prototype, "query");
  try {
    await work();
    return seen.mock.calls.length;
  } finally {
    seen.mockRestore();
  }
}
