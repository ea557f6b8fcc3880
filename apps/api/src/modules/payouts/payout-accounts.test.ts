import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";
import { mailNotifications } from "../notifications/mails/mail-notifications.ts";
import { queuedMails } from "../notifications/testing/mailbox.ts";
import { earned, requestPayout } from "./testing/earn.ts";
import {
  ACCOUNT,
  hasAccount,
  lastCode,
  mailedCode,
  sendCode,
  setAccount,
  setWith,
  signedIn,
} from "./testing/payout-account.ts";

let shop: TestShop;
let creator: Viewer;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  creator = await shop.player({ roles: ["player", "creator"] });
});
afterAll(() => shop.close());

const OTHER = { ...ACCOUNT, number: "DE89370400440532013000" };
const DAY = 86_400_000;
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions;
const mine = async () =>
  fieldOf<{ account: { number: string }; payouts_from: string } | null>(
    await shop.ask("{ getPayoutAccount { account { number } payouts_from } }", {}, creator),
    "getPayoutAccount",
  );
const wrong = (code: string) => (code === "00000000" ? "00000001" : "00000000");
const inDays = (days: number) => new Date(shop.clock.now.getTime() + days * DAY).toISOString();
const events = async () =>
  (
    await shop.db.$client.query<Record<string, unknown>>(
      `select actor_uuid, role, object_kind, object_id, before, after from audit_events
       where operation = 'setPayoutAccount' and object_id = $1 order by uuid`,
      [creator.uuid],
    )
  ).rows;
const told = async () =>
  (
    await shop.db.$client.query<{ facts: object }>(
      "select facts from notifications where user_uuid = $1 and kind = 'payout_account_changed' order by uuid",
      [creator.uuid],
    )
  ).rows.map(({ facts }) => facts);

// R-ERN-21
describe("a session alone does not say where money goes", () => {
  test("a code from the mailbox does, once", async () => {
    await signedIn(shop, creator);
    expect(refusal(await setWith(shop, creator, "12345678"))?.code).toBe("auth/invalid-code");
    expect(fieldOf(await sendCode(shop, creator), "sendPayoutAccountCode")).toEqual({
      code_seconds: 600,
      resend_seconds: 60,
    });
    const code = await lastCode(shop, creator);
    expect(refusal(await setWith(shop, creator, wrong(code)))).toMatchObject({
      code: "auth/invalid-code",
      facts: { tries_left: 4 },
    });
    expect(await mine()).toBeNull();
    // Written as it comes out of a mail.
    const typed = `${code.slice(0, 4)} ${code.slice(4)}`;
    fieldOf(await setWith(shop, creator, typed), "setPayoutAccount");
    expect(refusal(await setWith(shop, creator, code, OTHER))?.code).toBe("auth/code-expired");
    expect((await mine())?.account).toEqual({ number: ACCOUNT.number });
  });

  test("an account that is refused does not use the code up", async () => {
    const code = await mailedCode(shop, creator);
    const mistyped = { ...ACCOUNT, number: "DE00370400440532013000" };
    expect(refusal(await setWith(shop, creator, code, mistyped))?.facts).toEqual({ field: "number" });
    fieldOf(await setWith(shop, creator, code), "setPayoutAccount");
  });

  test("five wrong codes end it, and another session's code does not count", async () => {
    const code = await mailedCode(shop, creator);
    const thief = { ...creator, sid: randomUUID() };
    await signedIn(shop, thief);
    expect(refusal(await setWith(shop, thief, code, OTHER))?.code).toBe("auth/invalid-code");
    for (let left = 4; left >= 0; left--)
      expect(refusal(await setWith(shop, creator, wrong(code)))?.facts).toEqual({ tries_left: left });
    expect(refusal(await setWith(shop, creator, code))).toMatchObject({
      code: "auth/too-many-requests",
      facts: { new_code_needed: true },
    });
    expect(await mine()).toBeNull();
  });

  test("a session that was ended gets neither code nor account", async () => {
    const code = await mailedCode(shop, creator);
    await shop.db.$client.query("update site_sessions set revoked_at = now() where sid = $1", [creator.sid]);
    expect(refusal(await sendCode(shop, creator))?.code).toBe("auth/id-token-expired");
    expect(refusal(await setWith(shop, creator, code))?.code).toBe("auth/id-token-expired");
  });

  test("asking again within a minute sends nothing", async () => {
    await signedIn(shop, creator);
    for (const _ of [1, 2]) fieldOf(await sendCode(shop, creator), "sendPayoutAccountCode");
    expect(await queuedMails(shop.db, `${creator.uuid}@mail.test`)).toHaveLength(1);
  });
});

// R-ERN-22
describe("the waiting time", () => {
  test("payouts to an account start seven days after it was entered, the first one too", async () => {
    await earned(shop.db, creator.uuid, 7_000);
    fieldOf(await setAccount(shop, creator), "setPayoutAccount");
    const from = inDays(7);
    expect((await mine())?.payouts_from).toBe(from);
    const refused = await requestPayout(shop, creator, 7_000);
    expect(refusal(refused)).toMatchObject({ code: "pay/account-waiting", facts: { payouts_from: from } });
    expect(refused.errors?.[0]?.message).toContain(from);
    const before = shop.clock.now;
    try {
      shop.clock.now = new Date(Date.parse(from) - 1);
      expect(refusal(await requestPayout(shop, creator, 7_000))?.code).toBe("pay/account-waiting");
      shop.clock.now = new Date(from);
      fieldOf(await requestPayout(shop, creator, 7_000), "addPayoutRequest");
    } finally {
      shop.clock.now = before;
    }
  });

  test("a request made before keeps the account it named, and is answered again meanwhile", async () => {
    await earned(shop.db, creator.uuid, 7_000);
    await hasAccount(shop, creator);
    const uuid = randomUUID();
    const made = fieldOf(await requestPayout(shop, creator, 2_000, uuid), "addPayoutRequest");
    expect(made).toMatchObject({ account: { number: ACCOUNT.number } });
    fieldOf(await setAccount(shop, creator, OTHER), "setPayoutAccount");
    expect(fieldOf(await requestPayout(shop, creator, 2_000, uuid), "addPayoutRequest")).toEqual(made);
    expect(refusal(await requestPayout(shop, creator, 2_000))?.code).toBe("pay/account-waiting");
    const { rows } = await shop.db.$client.query<{ number: string }>(
      "select account->>'number' as number from payout_requests where uuid = $1",
      [uuid],
    );
    expect(rows).toEqual([{ number: ACCOUNT.number }]);
  });

  test("the same account again does not wait again", async () => {
    await earned(shop.db, creator.uuid, 7_000);
    await hasAccount(shop, creator);
    const before = await mine();
    fieldOf(await setAccount(shop, creator), "setPayoutAccount");
    expect(await mine()).toEqual(before);
    expect(await told()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
    fieldOf(await requestPayout(shop, creator, 7_000), "addPayoutRequest");
  });
});

// R-ERN-23
describe("a changed account is notified and recorded", () => {
  test("with its ending only, by a mail that cannot be switched off", async () => {
    fieldOf(await setAccount(shop, creator), "setPayoutAccount");
    expect(await told()).toEqual([{ account_ending: "5432", payouts_from: inDays(7) }]);
    const off = `mutation { setNotificationSetting(kind: payout_account_changed, channel: mail, enabled: false) { kind } }`;
    expect(refusal(await shop.ask(off, {}, creator))?.code).toBe("input/invalid");
    await mailNotifications(shop.services);
    const mail = (await queuedMails(shop.db, `${creator.uuid}@mail.test`)).at(-1);
    expect(mail?.subject).toBe("Your bank account was changed");
    expect(mail?.text).toMatch(/Account ending in: 5432/);
    expect(mail?.text).toMatch(/Payouts can be requested from: .*8/);
    expect(mail?.text).toMatch(/choose a new password at once/);
    expect(mail?.text).not.toContain("8765432");
    expect(mail?.text).not.toContain(ACCOUNT.holder);
  });

  test("in the audit log, without name and number, in the same transaction", async () => {
    fieldOf(await setAccount(shop, creator), "setPayoutAccount");
    const code = await mailedCode(shop, creator);
    await shop.owner.$client.query(`create function refuse_events() returns trigger language plpgsql as $$
      begin raise exception 'no events today'; end $$`);
    await shop.owner.$client.query(
      "create trigger refuse_events before insert on audit_events for each row execute function refuse_events()",
    );
    expect(refusal(await setWith(shop, creator, code, OTHER))?.code).toBe("9999");
    await shop.owner.$client.query("drop function refuse_events() cascade");
    expect((await mine())?.account).toEqual({ number: ACCOUNT.number });
    fieldOf(await setWith(shop, creator, code, OTHER), "setPayoutAccount");
    const first = { scheme: "iban", country: "GB", currency_id: "USD", payouts_from: inDays(7) };
    const by = { actor_uuid: creator.uuid, role: "creator", object_kind: "user", object_id: creator.uuid };
    expect(await events()).toEqual([
      { ...by, before: null, after: first },
      { ...by, before: first, after: { ...first, country: "DE" } },
    ]);
  });
});
