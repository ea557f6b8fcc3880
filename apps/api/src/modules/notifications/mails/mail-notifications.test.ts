import { randomUUID } from "node:crypto";
import { LOCALES } from "@catnip/domain/locales";
import { NOTIFICATION_KINDS, type NotificationKind } from "@catnip/domain/notifications";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../../platform/context.ts";
import { MAIL_LOCALES } from "../../../platform/mail-messages/index.ts";
import { testShop, SHOP_NOW, type TestShop } from "../../../testing/test-shop.ts";
import { notify, type NotificationFacts } from "../index.ts";
import { queuedMails } from "../testing/mailbox.ts";
import { mailNotifications } from "./mail-notifications.ts";
import { createMailsOff } from "./mails-off.http.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.now = SHOP_NOW;
});

const HOUR_MS = 3_600_000;
const later = (hours: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * HOUR_MS);
};
const told = (viewer: Viewer, kind: NotificationKind, facts: NotificationFacts = { store_id: 7 }) =>
  notify(shop.db, { userUuid: viewer.uuid, kind, subject: randomUUID(), facts }, shop.clock.now);
const mailsTo = ({ uuid }: Viewer) => queuedMails(shop.db, `${uuid}@mail.test`);
const speak = (viewer: Viewer, locale: string) =>
  shop.ask("mutation ($locale: Locale!) { setUserLocale(locale: $locale) }", { locale }, viewer);

// R-NTF-3
describe("news", () => {
  test("are combined into one mail, and one mail a day", async () => {
    const mika = await shop.player();
    await told(mika, "wishlist_sale");
    await told(mika, "wishlist_sale");
    await told(mika, "author_game");
    await mailNotifications(shop.services);
    await told(mika, "wishlist_sale");
    later(23);
    await mailNotifications(shop.services);
    const [mail, ...others] = await mailsTo(mika);
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(
      /^2 things on your wishlist are on sale\.\n\nA creator you follow has something new\.\n/,
    );
    later(1);
    await mailNotifications(shop.services);
    await mailNotifications(shop.services);
    expect((await mailsTo(mika)).map(({ text }) => text.split("\n")[0])).toEqual([
      "2 things on your wishlist are on sale.",
      "Something on your wishlist is on sale.",
    ]);
  });

  test("about the release of a wishlisted game are sent at once, and take the rest along", async () => {
    const mika = await shop.player();
    await told(mika, "wishlist_sale");
    await mailNotifications(shop.services);
    later(1);
    await told(mika, "wishlist_sale");
    await told(mika, "wishlist_release");
    await mailNotifications(shop.services);
    expect((await mailsTo(mika)).at(-1)?.text).toMatch(
      /^Something on your wishlist is out now\.\n\nSomething on your wishlist is on sale\.\n/,
    );
  });

  test("are not attached to a receipt", async () => {
    const mika = await shop.player();
    await told(mika, "wishlist_sale");
    await mailNotifications(shop.services);
    later(1);
    await told(mika, "wishlist_sale");
    await told(mika, "refund", { order_no: "01J" });
    await mailNotifications(shop.services);
    expect((await mailsTo(mika)).map(({ subject }) => subject)).toEqual(["An update for you", "Your refund"]);
  });

  test("are mailed once, however many sweeps run", async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => shop.player()));
    for (const person of people) await told(person, "wishlist_release");
    await Promise.all(Array.from({ length: 4 }, () => mailNotifications(shop.services)));
    await mailNotifications(shop.services);
    for (const person of people) expect(await mailsTo(person)).toHaveLength(1);
  });

  test("for more people than one batch are written until none is left", async () => {
    await shop.db.$client.query(
      `insert into "user" (id, name, email, email_verified) select gen_random_uuid(), 'Fan', 'fan' || i || '@mail.test', true from generate_series(1, 1200) i`,
    );
    await shop.db.$client.query(
      `insert into notifications (user_uuid, kind, subject, created_at, mail_due_at)
       select id, 'wishlist_release', '7', now(), now() from "user" where name = 'Fan'`,
    );
    expect(await mailNotifications(shop.services)).toBe(1_200);
    const { rows } = await shop.db.$client.query(
      `select from notifications n join "user" u on u.id = n.user_uuid where u.name = 'Fan' and n.mail_due_at is not null`,
    );
    expect(rows).toEqual([]);
  });
});

describe("a mail", () => {
  // Whole words, for "pagamento" is none of them; in every language of the mails.
  const NAMES =
    /catnip|\bgames?\b|18|\badult|\bsex|quiet harbour|spiele?\b|\bjeux?\b|\bjuegos?\b|\bjogos?\b|\boyun|игр[аыу]|游戏|遊戲|ゲーム|게임|เกม|trò chơi/i;
  const FACTS: NotificationFacts = {
    order_no: "01JQ",
    currency_id: "USD",
    pay_amount: 500,
    coin: 1_050,
    silver: 25,
    device: "Firefox · Windows",
    country: "JP",
    at: "2026-03-01T12:00:00.000Z",
    reason: "Quiet Harbour has a sex scene without a warning.",
  };

  /** Not drawn: by chance it would contain an 18. */
  const ORDER = "0198c0de-0000-7000-8000-0000000000aa";

  // R-PRV-6
  const CONTENTS: readonly (readonly [string, NotificationKind, NotificationFacts])[] = [
    ...NOTIFICATION_KINDS.map((kind) => [kind, kind, FACTS] as const),
    ["a lost dispute", "payment_dispute", { ...FACTS, dispute: "lost", owed: 600 }],
    ["a dispute that was won", "payment_dispute", { ...FACTS, dispute: "won" }],
    ["a return", "refund", { order_uuid: ORDER, coin: 600 }],
    ["a return of what cost nothing", "refund", { order_uuid: ORDER, coin: 0, silver: 0 }],
  ];

  test.each(CONTENTS)(
    "about %s is neutral in every language, in text and HTML",
    async (_says, kind, facts) => {
      for (const locale of MAIL_LOCALES) {
        const mika = await shop.player();
        await speak(mika, locale);
        await shop.db.$client.query(
          "insert into notification_switches values ($1, $2, 'mail', true, now()) on conflict do nothing",
          [mika.uuid, kind],
        );
        await told(mika, kind, facts);
        await mailNotifications(shop.services);
        const [mail] = await mailsTo(mika);
        expect(mail?.lang).toBe(locale);
        expect(mail?.html).toContain(`<html lang="${locale}">`);
        expect(mail?.subject).not.toMatch(NAMES);
        const words = mail?.text.replaceAll(/https?:\S+/g, "");
        expect(words).not.toMatch(NAMES);
        expect(words).not.toMatch(/undefined|null|NaN|\{/);
        const inHtml = mail?.html.replaceAll(/<[^>]*>/g, " ") ?? "";
        for (const line of words?.split("\n").filter((each) => each.trim() !== "" && !each.includes(": ")) ??
          [])
          expect(inHtml).toContain(line.trim());
      }
    },
  );

  test("in a language without a translation is in English, and says so", async () => {
    for (const locale of LOCALES.filter((each) => !MAIL_LOCALES.includes(each))) {
      const mika = await shop.player();
      await speak(mika, locale);
      await told(mika, "refund", FACTS);
      await mailNotifications(shop.services);
      expect(await mailsTo(mika)).toMatchObject([{ lang: "en-US", subject: "Your refund" }]);
    }
  });

  test("links to the inbox in the reader's language, and to no other site", async () => {
    const mika = await shop.player();
    await speak(mika, "de-DE");
    await told(mika, "wishlist_release");
    await mailNotifications(shop.services);
    const links = [...((await mailsTo(mika))[0]?.html.matchAll(/href="([^"]*)"/g) ?? [])].map(
      ([, href]) => href,
    );
    expect(links).toEqual([
      "http://international.localhost:4000/de-DE#inbox",
      expect.stringMatching(/^http:\/\/api\.localhost:4000\/mails\/off\?ticket=/),
    ]);
  });

  test("is not sent to players deleted in the meantime, nor for kinds switched off in the meantime", async () => {
    const [mika, sora] = [await shop.player(), await shop.player()];
    await told(mika, "refund");
    await told(sora, "wishlist_release");
    await shop.db.$client.query(`update "user" set deleted_at = now() where id = $1`, [mika.uuid]);
    await shop.ask(
      "mutation { setNotificationSetting(kind: wishlist_release, channel: mail, enabled: false) { kind } }",
      {},
      sora,
    );
    await mailNotifications(shop.services);
    expect([await mailsTo(mika), await mailsTo(sora)]).toEqual([[], []]);
  });

  test("is written whatever its facts are: one malformed row must not block all mails", async () => {
    const mika = await shop.player();
    const odd = { device: "", country: "Utopia", at: "soon", coin: -5, pay_amount: 0 };
    for (const kind of ["new_device", "country_changed", "refund"] as const) await told(mika, kind, odd);
    await mailNotifications(shop.services);
    expect(await mailsTo(mika)).toHaveLength(3);
  });

  test("escapes HTML in values", async () => {
    const mika = await shop.player();
    await told(mika, "new_device", { device: `<img src=x onerror="alert(1)">`, at: FACTS.at as string });
    await mailNotifications(shop.services);
    expect((await mailsTo(mika))[0]?.html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  });
});

// R-NTF-5
describe("the unsubscribe link", () => {
  const off = (url: string, init?: RequestInit) => createMailsOff(shop.services)(new Request(url, init));
  const post = (url: string, body: string) =>
    off(url, { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body });

  async function linkTo(viewer: Viewer): Promise<string> {
    await told(viewer, "wishlist_sale");
    await told(viewer, "wishlist_release");
    await mailNotifications(shop.services);
    return (await mailsTo(viewer)).at(-1)?.unsubscribeUrl ?? "";
  }

  const mailSwitches = async ({ uuid }: Viewer) => {
    const { rows } = await shop.db.$client.query<{ kind: string; enabled: boolean }>(
      "select kind, enabled from notification_switches where user_uuid = $1 order by kind",
      [uuid],
    );
    return rows.map(({ kind, enabled }) => [kind, enabled]);
  };

  test("asks for confirmation on GET, and unsubscribes with one POST, without a login", async () => {
    const mika = await shop.player();
    const link = await linkTo(mika);
    const page = await off(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Wishlist: something is out");
    expect(await mailSwitches(mika)).toEqual([]);
    expect((await post(link, "List-Unsubscribe=One-Click")).status).toBe(200);
    expect((await post(link, "List-Unsubscribe=One-Click")).status).toBe(200);
    expect(await mailSwitches(mika)).toEqual([
      ["wishlist_release", false],
      ["wishlist_sale", false],
    ]);
    await told(mika, "wishlist_release");
    expect(await mailNotifications(shop.services)).toBe(0);
  });

  test("can be undone right there", async () => {
    const mika = await shop.player();
    const link = await linkTo(mika);
    await post(link, "");
    expect(await (await post(link, "undo=yes")).text()).toContain("You will get these emails again.");
    expect(await mailSwitches(mika)).toEqual([
      ["wishlist_release", true],
      ["wishlist_sale", true],
    ]);
  });

  test("reveals nothing about the player, sends no referrer and runs no scripts", async () => {
    const mika = await shop.player();
    await speak(mika, "ja-JP");
    const link = await linkTo(mika);
    const body = Buffer.from(
      new URL(link).searchParams.get("ticket")?.split(".")[0] ?? "",
      "base64url",
    ).toString();
    expect(body).toContain("wishlist_sale");
    expect(body).not.toContain(mika.uuid);
    const page = await off(link);
    expect(await page.text()).toContain(`<html lang="ja-JP">`);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  });

  test("works in mails kept for a year, and not if tampered with", async () => {
    const mika = await shop.player();
    const link = await linkTo(mika);
    later(24 * 365);
    expect((await off(link)).status).toBe(200);
    for (const broken of [
      link.replace("?ticket=", "?ticket=e"),
      link.slice(0, -2),
      link.replace(/\?.*/, ""),
      `${link}.x`,
    ])
      expect([(await off(broken)).status, (await post(broken, "")).status]).toEqual([400, 400]);
    later(24 * 40);
    expect((await post(link, "")).status).toBe(400);
    expect(await mailSwitches(mika)).toEqual([]);
  });

  test("of a deleted player gets the same response as any other", async () => {
    const mika = await shop.player();
    const link = await linkTo(mika);
    await shop.db.$client.query("delete from notification_readers where user_uuid = $1", [mika.uuid]);
    expect((await post(link, "")).status).toBe(200);
    expect(await mailSwitches(mika)).toEqual([]);
  });

  test("rejects other methods, and treats an unreadable body as no", async () => {
    const mika = await shop.player();
    const link = await linkTo(mika);
    expect((await off(link, { method: "PUT" })).status).toBe(405);
    const odd = await off(link, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "undo=yes",
    });
    expect(odd.status).toBe(200);
    expect(await mailSwitches(mika)).toContainEqual(["wishlist_sale", false]);
  });
});
