import { afterAll, beforeAll, expect, test } from "vitest";
import { queuedMails } from "../notifications/testing/mailbox.ts";
import { mailNotifications } from "../notifications/mails/mail-notifications.ts";
import { openIdentity, PASSWORD, signedIn, type Identity } from "./testing/identity.ts";

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

const signIn = (
  browser: ReturnType<Identity["browser"]>,
  email: string,
  userAgent = FIREFOX,
  password = PASSWORD,
) => browser.post("/sign-in/email", { email, password }, { "user-agent": userAgent });

/** A player who has logged in once with Firefox at home. */
async function atHome(email: string) {
  const { uuid } = await signedIn(identity, email);
  const browser = identity.browser("192.0.2.1");
  await signIn(browser, email);
  await identity.db.$client.query("delete from notifications where user_uuid = $1", [uuid]);
  return { uuid, browser };
}

async function warningsOf(uuid: string) {
  const { rows } = await identity.db.$client.query<{ facts: Record<string, unknown> }>(
    "select facts from notifications where user_uuid = $1 and kind = 'new_device' order by created_at",
    [uuid],
  );
  return rows.map(({ facts }) => facts);
}

// R-ACC-11
test("the very first login sends no warning", async () => {
  const { uuid } = await signedIn(identity, "first@example.com");
  expect(await warningsOf(uuid)).toEqual([]);
});

// R-ACC-11
test("a new browser triggers a warning in the inbox and by mail, with the place and what to do", async () => {
  const { uuid } = await atHome("told@example.com");
  await signIn(identity.browser("8.8.8.8"), "told@example.com", PHONE);
  expect(await warningsOf(uuid)).toEqual([
    { device: "Safari · iOS", country: "US", at: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
  await mailNotifications(identity.services);
  const [mail, ...others] = await queuedMails(identity.db, "told@example.com");
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("New login to your account");
  expect(mail?.text).toContain("Device: Safari · iOS\nPlace: United States\nTime: ");
  expect(mail?.text).toContain("See where you are logged in\nhttp://account.localhost:4000/\n");
  expect(mail?.unsubscribeUrl).toBeUndefined();
});

test("the same browser warns once, and stays known in another network", async () => {
  const { uuid } = await atHome("again@example.com");
  const phone = identity.browser("198.51.100.7");
  await signIn(phone, "again@example.com", PHONE);
  await signIn(phone, "again@example.com", PHONE);
  const moved = identity.browser("203.0.113.9");
  for (const [name, value] of phone.cookies) moved.cookies.set(name, value);
  await signIn(moved, "again@example.com", PHONE);
  expect(await warningsOf(uuid)).toHaveLength(1);
});

test("cleared cookies at home send no warning; the same kind of browser elsewhere does", async () => {
  const { uuid } = await atHome("cleared@example.com");
  await signIn(identity.browser("192.0.2.1"), "cleared@example.com");
  expect(await warningsOf(uuid)).toEqual([]);
  await signIn(identity.browser("203.0.113.50"), "cleared@example.com");
  expect(await warningsOf(uuid)).toHaveLength(1);
});

test("a browser known to one player is new to another", async () => {
  const sora = await atHome("sora@example.com");
  const { browser } = await atHome("mika@example.com");
  await signIn(browser, "sora@example.com", PHONE);
  expect(await warningsOf(sora.uuid)).toHaveLength(1);
});

test("a wrong password sends no warning: no one got in", async () => {
  const { uuid } = await atHome("wrong@example.com");
  const answer = await signIn(identity.browser("203.0.113.60"), "wrong@example.com", PHONE, "Wrong42Tea");
  expect(answer.status).toBe(401);
  expect(await warningsOf(uuid)).toEqual([]);
});

test.each(["", "x", "a".repeat(43) + "; Path=/", "'; drop table known_devices; --"])(
  "a cookie that is not ours (%j) is replaced",
  async (value) => {
    const email = `odd${value.length}@example.com`;
    await atHome(email);
    const browser = identity.browser("192.0.2.1");
    browser.cookies.set("catnip.device", value);
    expect((await signIn(browser, email)).status).toBe(200);
    expect(browser.cookies.get("catnip.device")).toMatch(/^[\w-]{43}$/);
  },
);

test("a sign-up knows its browser and its language from the start", async () => {
  const browser = identity.browser("198.51.100.90");
  const { flow } = await browser.signUp("new@example.com", { lang: "ja-JP" });
  await browser.post("/sign-up/verify", { flow, code: identity.codeFor("new@example.com") });
  const { rows } = await identity.db.$client.query<{ uuid: string; locale: string }>(
    `select u.id as uuid, r.locale from "user" u join notification_readers r on r.user_uuid = u.id where u.email = $1`,
    ["new@example.com"],
  );
  expect(rows).toMatchObject([{ locale: "ja-JP" }]);
  await signIn(browser, "new@example.com", PHONE);
  expect(await warningsOf(rows[0]?.uuid ?? "")).toEqual([]);
});

test("stored browser data reveals nothing about the browser, and is deleted with the player", async () => {
  const { uuid } = await atHome("gone@example.com");
  await signIn(identity.browser("203.0.113.70"), "gone@example.com", PHONE);
  const { rows } = await identity.db.$client.query<{ kept: string }>(
    "select d::text as kept from known_devices d where user_uuid = $1",
    [uuid],
  );
  expect(rows).toHaveLength(3);
  for (const { kept } of rows) expect(kept).not.toMatch(/Firefox|Safari|203\.0|192\.0/);
  await identity.accounts.forgetUser(uuid);
  for (const table of ["known_devices", "notifications", "notification_switches", "notification_readers"]) {
    const left = await identity.db.$client.query(`select from ${table} where user_uuid = $1`, [uuid]);
    expect([table, left.rowCount]).toEqual([table, 0]);
  }
});
