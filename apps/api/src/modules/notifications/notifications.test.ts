import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { notify, type News } from "./index.ts";
import { tidyNotifications } from "./tidy-notifications.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const INBOX = `query ($filter: NotificationFilter, $q: PageInput, $limit: Int) {
  findNotification(filter: $filter, q: $q, limit: $limit) {
    uuid kind facts created_at read_at store { id store_info(lang: "en-US") { name } }
  } }`;
type Entry = {
  readonly uuid: string;
  readonly kind: string;
  readonly facts: Record<string, unknown>;
  readonly read_at: string | null;
  readonly store: { readonly id: number } | null;
};
const inboxOf = async (viewer: Viewer, variables: Record<string, unknown> = {}) =>
  fieldOf<readonly Entry[]>(await shop.ask(INBOX, variables, viewer), "findNotification");

const unreadOf = async (viewer: Viewer) =>
  fieldOf<{ readonly unread_notification_count: number }>(
    await shop.ask("{ me { unread_notification_count } }", {}, viewer),
    "me",
  ).unread_notification_count;

const setRead = (viewer: Viewer, variables: Record<string, unknown>) =>
  shop.ask(
    "mutation ($uuid: [ID!], $all: Boolean) { setNotificationRead(uuid: $uuid, all: $all) }",
    variables,
    viewer,
  );

const setSetting = (viewer: Viewer, kind: string, channel: string, enabled: boolean) =>
  shop.ask(
    `mutation { setNotificationSetting(kind: ${kind}, channel: ${channel}, enabled: ${enabled}) { kind channel enabled } }`,
    {},
    viewer,
  );

const told = (viewer: Viewer, news: Partial<News> = {}) =>
  notify(
    shop.db,
    { userUuid: viewer.uuid, kind: "refund", subject: randomUUID(), facts: { order_no: "01" }, ...news },
    shop.clock.now,
  );

describe("the inbox", () => {
  test("lists what happened, newest first, with its game", async () => {
    const mika = await shop.player();
    const game = await makeGame(shop.db, { name: "Quiet Harbour" });
    await told(mika, { facts: { order_no: "01J", pay_amount: 500, currency_id: "USD" } });
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    await told(mika, { kind: "wishlist_release", facts: { store_id: game } });
    expect(await inboxOf(mika)).toMatchObject([
      {
        kind: "wishlist_release",
        facts: { store_id: game },
        store: { store_info: [{ name: "Quiet Harbour" }] },
      },
      { kind: "refund", facts: { order_no: "01J", pay_amount: 500 }, store: null, read_at: null },
    ]);
    expect(await unreadOf(mika)).toBe(2);
  });

  test("names the games of a purchase, without deleted ones", async () => {
    const mika = await shop.player();
    const games = [await makeGame(shop.db, { name: "A" }), await makeGame(shop.db, { name: "B" })];
    await told(mika, {
      kind: "purchase_receipt",
      facts: { store_ids: [...games, 999_999], coin: 100, silver: 50 },
    });
    await told(mika, { kind: "purchase_receipt", facts: { coin: 100, silver: 0 } });
    const asked = await shop.ask(
      `{ findNotification { stores { store_info(lang: "en-US") { name } } } }`,
      {},
      mika,
    );
    expect(fieldOf(asked, "findNotification")).toEqual(
      expect.arrayContaining([
        { stores: [{ store_info: [{ name: "A" }] }, { store_info: [{ name: "B" }] }] },
        { stores: [] },
      ]),
    );
  });

  test("is read with two statements, however many games it mentions", async () => {
    const mika = await shop.player();
    for (let i = 0; i < 3; i += 1)
      await told(mika, { kind: "author_game", facts: { store_id: await makeGame(shop.db) } });
    shop.statements();
    expect(await inboxOf(mika, { limit: 100 })).toHaveLength(3);
    expect(shop.statements()).toBe(2);
  });

  // R-NTF-1
  test("the same notification is created once, however often it is sent", async () => {
    const mika = await shop.player();
    await Promise.all(Array.from({ length: 5 }, () => told(mika, { subject: "same" })));
    expect(await inboxOf(mika)).toHaveLength(1);
  });

  test("paginates and filters", async () => {
    const mika = await shop.player();
    for (let i = 0; i < 5; i += 1)
      await told(mika, i === 0 ? { kind: "country_changed", facts: { country: "JP" } } : {});
    const first = await inboxOf(mika, { limit: 2 });
    const second = await inboxOf(mika, { limit: 2, q: { page: 2 } });
    expect(new Set([...first, ...second].map(({ uuid }) => uuid)).size).toBe(4);
    expect(await inboxOf(mika, { filter: { kind: ["country_changed"] } })).toHaveLength(1);
    await setRead(mika, { uuid: [first[0]?.uuid] });
    expect(await inboxOf(mika, { filter: { unread: true } })).toHaveLength(4);
    expect(await inboxOf(mika, { filter: { unread: false } })).toHaveLength(1);
    expect(await inboxOf(mika, { limit: 0, q: { page: -3 } })).toHaveLength(1);
  });

  test("keeps the entry of a deleted game", async () => {
    const mika = await shop.player();
    await told(mika, { kind: "author_game", facts: { store_id: 2_000_000_000 } });
    expect(await inboxOf(mika)).toMatchObject([{ kind: "author_game", store: null }]);
  });

  test("deleted players are not notified", async () => {
    const mika = await shop.player();
    await shop.db.$client.query(`update "user" set deleted_at = now() where id = $1`, [mika.uuid]);
    await told(mika);
    expect(await inboxOf(mika)).toEqual([]);
  });

  test("guests have none, and a pay token opens none", async () => {
    const mika = await shop.player();
    expect((await shop.ask(INBOX)).errors?.[0]?.extensions.code).toBe("auth/login-required");
    const pay = await shop.ask(INBOX, {}, { ...mika, audience: "pay" });
    expect(pay.errors?.[0]?.extensions.code).toBe("auth/forbidden");
  });
});

describe("marking as read", () => {
  test("returns how many are left; idempotent", async () => {
    const mika = await shop.player();
    for (let i = 0; i < 3; i += 1) await told(mika);
    const [first] = await inboxOf(mika);
    expect((await setRead(mika, { uuid: [first?.uuid] })).data).toEqual({ setNotificationRead: 2 });
    const once = (await inboxOf(mika)).find(({ uuid }) => uuid === first?.uuid)?.read_at;
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    expect((await setRead(mika, { uuid: [first?.uuid] })).data).toEqual({ setNotificationRead: 2 });
    expect((await inboxOf(mika)).find(({ uuid }) => uuid === first?.uuid)?.read_at).toBe(once);
    expect((await setRead(mika, { all: true })).data).toEqual({ setNotificationRead: 0 });
    expect(await unreadOf(mika)).toBe(0);
  });

  test("other players' entries stay unchanged, with the same response as unknown ones", async () => {
    const [mika, sora] = [await shop.player(), await shop.player()];
    await told(mika);
    const [entry] = await inboxOf(mika);
    const others = await setRead(sora, { uuid: [entry?.uuid] });
    const absent = await setRead(sora, { uuid: [randomUUID()] });
    expect(others.data).toEqual(absent.data);
    await setRead(sora, { all: true });
    expect(await unreadOf(mika)).toBe(1);
    expect(await inboxOf(sora)).toEqual([]);
  });

  test.each([
    { says: "neither ids nor `all`", variables: {} },
    { says: "more than a hundred ids", variables: { uuid: Array.from({ length: 101 }, () => randomUUID()) } },
  ])("is rejected with $says", async ({ variables }) => {
    const answer = await setRead(await shop.player(), variables);
    expect(answer.errors?.[0]?.extensions.code).toBe("input/invalid");
  });

  test("invalid uuids are skipped", async () => {
    expect((await setRead(await shop.player(), { uuid: ["x", "' or 1=1"] })).data).toEqual({
      setNotificationRead: 0,
    });
  });
});

describe("switches", () => {
  test("a kind switched off on both channels creates no notification", async () => {
    const mika = await shop.player();
    await setSetting(mika, "author_game", "inbox", false);
    await setSetting(mika, "author_game", "mail", false);
    await told(mika, { kind: "author_game" });
    expect(await inboxOf(mika)).toEqual([]);
  });

  test("mail only: not in the inbox, and not counted", async () => {
    const mika = await shop.player();
    await setSetting(mika, "author_game", "inbox", false);
    await told(mika, { kind: "author_game" });
    expect([await inboxOf(mika), await unreadOf(mika)]).toEqual([[], 0]);
    const { rows } = await shop.db.$client.query(
      "select mail_due_at is not null as mail from notifications where user_uuid = $1",
      [mika.uuid],
    );
    expect(rows).toEqual([{ mail: true }]);
  });

  test("are per player, and say what cannot be switched off", async () => {
    const [mika, sora] = [await shop.player(), await shop.player()];
    await setSetting(mika, "wishlist_sale", "mail", false);
    const settings = async (viewer: Viewer) =>
      fieldOf<readonly { kind: string; channel: string; enabled: boolean; is_switchable: boolean }[]>(
        await shop.ask("{ findNotificationSetting { kind channel enabled is_switchable } }", {}, viewer),
        "findNotificationSetting",
      );
    const sale = { kind: "wishlist_sale", channel: "mail", is_switchable: true };
    expect(await settings(mika)).toContainEqual({ ...sale, enabled: false });
    expect(await settings(sora)).toContainEqual({ ...sale, enabled: true });
    expect(await settings(mika)).toContainEqual({
      kind: "new_device",
      channel: "mail",
      enabled: true,
      is_switchable: false,
    });
  });

  // R-NTF-2
  test("security notifications cannot be switched off", async () => {
    const mika = await shop.player();
    const answer = await setSetting(mika, "new_device", "mail", false);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: "input/invalid",
      facts: { field: "enabled" },
    });
    expect((await setSetting(mika, "new_device", "mail", true)).errors).toBeUndefined();
    // Not even with a row that should not exist.
    await shop.db.$client.query(
      "insert into notification_switches values ($1, 'new_device', 'inbox', false, now())",
      [mika.uuid],
    );
    await told(mika, { kind: "new_device", facts: { device: "Firefox · Windows" } });
    expect(await inboxOf(mika)).toHaveLength(1);
  });
});

test("the notification fields of Me cost one statement, however many are unread", async () => {
  const mika = await shop.player();
  for (let i = 0; i < 3; i += 1) await told(mika);
  const cost = async (fields: string) => {
    shop.statements();
    await shop.ask(`{ me { ${fields} } }`, {}, mika);
    return shop.statements();
  };
  const alone = await cost("uuid");
  expect(await cost("uuid unread_notification_count locale")).toBe(alone + 1);
});

describe("the language of mails", () => {
  const LOCALE = "mutation ($locale: Locale!) { setUserLocale(locale: $locale) }";

  test("is stored when the shop sends it", async () => {
    const mika = await shop.player();
    const localeOf = async () => (await shop.ask("{ me { locale } }", {}, mika)).data?.["me"];
    expect(await localeOf()).toEqual({ locale: null });
    for (const locale of ["ja-JP", "zh-CN"])
      expect((await shop.ask(LOCALE, { locale }, mika)).data).toEqual({ setUserLocale: locale });
    expect(await localeOf()).toEqual({ locale: "zh-CN" });
  });

  test.each(["", "ja", "xx-XX", "JA-JP", "__proto__"])("%j is not one of our locales", async (locale) => {
    const answer = await shop.ask(LOCALE, { locale }, await shop.player());
    expect(answer.errors?.[0]?.extensions.code).toBe("input/invalid");
  });
});

describe("cleanup", () => {
  const daysAgo = (days: number) => new Date(shop.clock.now.getTime() - days * 86_400_000);
  const fill = (viewer: Viewer, count: number, createdAt: Date) =>
    shop.db.$client.query(
      `insert into notifications (user_uuid, kind, subject, created_at)
       select $1, 'refund', $3::text || i, $3::timestamptz - i * interval '1 second' from generate_series(1, $2) i`,
      [viewer.uuid, count, createdAt],
    );
  const countOf = async (viewer: Viewer) =>
    Number(
      (
        await shop.db.$client.query("select count(*) as n from notifications where user_uuid = $1", [
          viewer.uuid,
        ])
      ).rows[0]?.n,
    );

  // R-NTF-6
  test("an inbox forgets after half a year, and keeps at most 500 old entries", async () => {
    const [mika, sora] = [await shop.player(), await shop.player()];
    await fill(mika, 10, daysAgo(181));
    await fill(mika, 3, daysAgo(179));
    await fill(sora, 450, daysAgo(1));
    await fill(sora, 100, daysAgo(60));
    await tidyNotifications(shop.services);
    expect([await countOf(mika), await countOf(sora)]).toEqual([3, 500]);
  });

  test("recent entries stay, however many: they prevent duplicates", async () => {
    const mika = await shop.player();
    await fill(mika, 600, daysAgo(1));
    await tidyNotifications(shop.services);
    expect(await countOf(mika)).toBe(600);
  });

  test("nothing is left of deleted players", async () => {
    const mika = await shop.player();
    await told(mika);
    await setSetting(mika, "refund", "inbox", true);
    await shop.ask('mutation { setUserLocale(locale: "ja-JP") }', {}, mika);
    await shop.db.$client.query(`update "user" set deleted_at = now() where id = $1`, [mika.uuid]);
    await tidyNotifications(shop.services);
    for (const table of ["notifications", "notification_switches", "notification_readers"]) {
      const { rows } = await shop.db.$client.query(`select from ${table} where user_uuid = $1`, [mika.uuid]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });
});
