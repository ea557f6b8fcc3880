import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";
import { queuedMails } from "../notifications/testing/mailbox.ts";
import { buying, game, player } from "../orders/testing/shop.ts";
import { applyFact } from "../top-ups/apply-fact.ts";
import { factFor, openPayment, till } from "../top-ups/testing/till.ts";
import { sellFor } from "../payouts/testing/earn.ts";
import { purgeAccounts } from "./purge-accounts.ts";
import { studio } from "../submissions/testing/make-submit.ts";
import { verifyLedger } from "../wallets/verify/verify-ledger.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const query = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await shop.db.$client.query<Row>(text, [...values])).rows;

const SEND = "mutation { sendUserDeletionCode { code_seconds resend_seconds pending_payments } }";
const DELETE = "mutation ($code: String!) { delUser(code: $code) }";
const STORE_CHECKOUT = `mutation ($uuid: ID!, $store_id: Int!, $shown: ShownQuoteInput!) {
  storeCheckout(uuid: $uuid, store_id: $store_id, account_1_amount: 0, use_user_coupon_uuids: [], shown: $shown) {
    ... on CheckoutDone { uuid } } }`;

const emailOf = ({ uuid }: Viewer) => `${uuid}@mail.test`;
const mailsTo = (viewer: Viewer) => queuedMails(shop.db, emailOf(viewer));
const codeFor = async (viewer: Viewer) =>
  /\b\d{8}\b/.exec((await mailsTo(viewer)).at(-1)?.text ?? "")?.[0] ?? "none";
const send = (viewer: Viewer) => shop.ask(SEND, {}, viewer);
const remove = (viewer: Viewer, code: string) => shop.ask(DELETE, { code }, viewer);
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions ?? null;
const codeOf = (answer: Answer) => refusal(answer)?.code ?? null;
const wrong = (code: string) => (code === "00000000" ? "00000001" : "00000000");
const isThere = async (viewer: Viewer) =>
  (await query('select from "user" where id = $1 and email = $2', [viewer.uuid, emailOf(viewer)])).length ===
  1;

/** Requests a code and returns it. */
async function asked(viewer: Viewer): Promise<string> {
  expect((await send(viewer)).errors).toBeUndefined();
  return codeFor(viewer);
}

async function deleted(viewer: Viewer): Promise<void> {
  expect(fieldOf(await remove(viewer, await asked(viewer)), "delUser")).toBe(true);
}

const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1_000);
};

/** A second session of the same player. */
async function elsewhere(viewer: Viewer): Promise<Viewer> {
  const sid = randomUUID();
  await query(
    "insert into site_sessions (id_hash, sid, user_uuid, client_id, audience, user_agent) values ($1, $2, $3, 'international', 'api', 'test')",
    [sid, sid, viewer.uuid],
  );
  return { ...viewer, sid };
}

async function withRole(role: string): Promise<Viewer> {
  const viewer = await player(shop.db);
  await query(`update "user" set roles = array['player', $2] where id = $1`, [viewer.uuid, role]);
  return viewer;
}

describe("deleting an account", () => {
  // R-ACC-12
  test("a mailed code deletes the account, and a mail confirms it", async () => {
    const mika = await player(shop.db);
    expect(fieldOf(await send(mika), "sendUserDeletionCode")).toEqual({
      code_seconds: 600,
      resend_seconds: 60,
      pending_payments: 0,
    });
    expect(fieldOf(await remove(mika, await codeFor(mika)), "delUser")).toBe(true);
    expect(await query('select name, email, roles from "user" where id = $1', [mika.uuid])).toEqual([
      { name: "", email: `${mika.uuid}@deleted.invalid`, roles: [] },
    ]);
    expect(
      await query("select from site_sessions where user_uuid = $1 and revoked_at is null", [mika.uuid]),
    ).toEqual([]);
    const [code, goodbye, ...others] = await mailsTo(mika);
    expect(others).toEqual([]);
    expect(code?.subject).toBe("Your verification code");
    expect(goodbye?.subject).toBe("About your account");
    expect(goodbye?.text).toContain("Your account was deleted");
  });

  test.each([
    ["en-US", "en-US", "Enter this code to delete your account:"],
    ["zh-CN", "zh-CN", "请输入以下验证码以删除您的账号："],
    ["zh-TW", "zh-TW", "請輸入以下驗證碼以刪除您的帳號："],
    ["ja-JP", "ja-JP", "アカウントを削除するため、次のコードを入力してください。"],
    ["ko-KR", "ko-KR", "계정을 삭제하려면 다음 코드를 입력해 주세요:"],
  ])("both mails to readers of %s are in %s", async (locale, lang, words) => {
    const mika = await player(shop.db);
    fieldOf(await shop.ask(`mutation { setUserLocale(locale: "${locale}") }`, {}, mika), "setUserLocale");
    await deleted(mika);
    const mails = await mailsTo(mika);
    expect(mails.map((mail) => mail.lang)).toEqual([lang, lang]);
    expect(mails[0]?.text).toContain(words);
    for (const { subject, text } of mails) {
      expect(subject).not.toMatch(/\d/);
      expect(`${subject} ${text}`).not.toMatch(/catnip|game|18\+|adult/i);
    }
  });

  test("guests and holders of a pay token are rejected", async () => {
    const mika = await player(shop.db);
    const code = await asked(mika);
    expect(codeOf(await shop.ask(DELETE, { code }))).toBe("auth/login-required");
    expect(codeOf(await shop.ask(SEND))).toBe("auth/login-required");
    expect(codeOf(await remove({ ...mika, audience: "pay" }, code))).toBe("auth/forbidden");
    expect(codeOf(await send({ ...mika, audience: "pay" }))).toBe("auth/forbidden");
    expect(await isThere(mika)).toBe(true);
  });
});

describe("the code", () => {
  test("a wrong one deletes nothing and leaves fewer attempts, and the right one still works", async () => {
    const mika = await player(shop.db);
    const code = await asked(mika);
    expect(refusal(await remove(mika, wrong(code)))).toMatchObject({
      code: "auth/invalid-code",
      facts: { tries_left: 4 },
    });
    expect(await isThere(mika)).toBe(true);
    expect(fieldOf(await remove(mika, code), "delUser")).toBe(true);
  });

  test("after five wrong ones the right one is rejected too, until a new one is requested", async () => {
    const mika = await player(shop.db);
    const code = await asked(mika);
    for (let time = 0; time < 5; time += 1)
      expect(codeOf(await remove(mika, wrong(code)))).toBe("auth/invalid-code");
    expect(refusal(await remove(mika, code))).toMatchObject({
      code: "auth/too-many-requests",
      facts: { new_code_needed: true },
    });
    expect(await isThere(mika)).toBe(true);
    later(60);
    expect(fieldOf(await remove(mika, await asked(mika)), "delUser")).toBe(true);
  });

  test("out of many concurrent attempts five are checked", async () => {
    const mika = await player(shop.db);
    const code = await asked(mika);
    const answers = await Promise.all(Array.from({ length: 12 }, () => remove(mika, wrong(code))));
    expect(answers.filter((answer) => codeOf(answer) === "auth/invalid-code")).toHaveLength(5);
    expect(codeOf(await remove(mika, code))).toBe("auth/too-many-requests");
  });

  test("it expires after ten minutes", async () => {
    const mika = await player(shop.db);
    const code = await asked(mika);
    later(601);
    expect(codeOf(await remove(mika, code))).toBe("auth/code-expired");
    expect(await isThere(mika)).toBe(true);
  });

  test("asking again within a minute sends nothing; after that a new code replaces the old one", async () => {
    const mika = await player(shop.db);
    const code = await asked(mika);
    later(20);
    expect(fieldOf(await send(mika), "sendUserDeletionCode")).toMatchObject({
      code_seconds: 580,
      resend_seconds: 40,
    });
    expect(await mailsTo(mika)).toHaveLength(1);
    later(40);
    const renewed = await asked(mika);
    expect(await mailsTo(mika)).toHaveLength(2);
    if (renewed !== code) expect(codeOf(await remove(mika, code))).toBe("auth/invalid-code");
    expect(fieldOf(await remove(mika, renewed), "delUser")).toBe(true);
  });

  test("two concurrent clicks send one mail", async () => {
    const mika = await player(shop.db);
    const answers = await Promise.all([send(mika), send(mika)]);
    expect(answers.map(codeOf)).toEqual([null, null]);
    expect(await mailsTo(mika)).toHaveLength(1);
  });

  // R-ACC-12
  test("it only works in the session that requested it", async () => {
    const mika = await player(shop.db);
    const sora = await player(shop.db);
    const code = await asked(mika);
    await asked(sora);
    expect(codeOf(await remove(await elsewhere(mika), code))).toBe("auth/invalid-code");
    expect(codeOf(await remove(sora, code))).toBe("auth/invalid-code");
    expect([await isThere(mika), await isThere(sora)]).toEqual([true, true]);
  });

  test("it proves nothing if the mail address changed after it was sent", async () => {
    const mika = await player(shop.db);
    const code = await asked(mika);
    await query('update "user" set email = $2 where id = $1', [mika.uuid, `new-${mika.uuid}@mail.test`]);
    expect(codeOf(await remove(mika, code))).toBe("auth/code-expired");
    expect(await query('select roles from "user" where id = $1', [mika.uuid])).toEqual([
      { roles: ["player"] },
    ]);
  });

  test.each(["", "1234", "123456789", "１２３４５６７", "abcdefgh"])(
    "%j is not a code and costs no attempt",
    async (typed) => {
      const mika = await player(shop.db);
      await asked(mika);
      expect(codeOf(await remove(mika, typed))).toBe("auth/invalid-code");
      expect(await query("select tries_used from mail_codes where email = $1", [emailOf(mika)])).toEqual([
        { tries_used: 0 },
      ]);
    },
  );

  // R-ACC-2
  test("is taken as people paste it", async () => {
    const mika = await player(shop.db);
    const code = await asked(mika);
    const fullWidth = String.fromCodePoint(
      ...Array.from(code, (digit) => (digit.codePointAt(0) ?? 0) + 0xfee0),
    );
    expect(fieldOf(await remove(mika, ` ${fullWidth.slice(0, 4)} ${fullWidth.slice(4)} `), "delUser")).toBe(
      true,
    );
  });

  test("without a request no code is right", async () => {
    expect(codeOf(await remove(await player(shop.db), "12345678"))).toBe("auth/invalid-code");
  });
});

describe("the second time", () => {
  test("reusing a code gets the same response as an ended session", async () => {
    const mika = await player(shop.db);
    const code = await asked(mika);
    await remove(mika, code);
    expect(codeOf(await remove(mika, code))).toBe("auth/id-token-expired");
    expect(codeOf(await send(mika))).toBe("auth/id-token-expired");
    expect(await mailsTo(mika)).toHaveLength(2);
  });

  test("of two concurrent clicks one deletes, and the other finds the session ended", async () => {
    const mika = await player(shop.db);
    const code = await asked(mika);
    const answers = await Promise.all([remove(mika, code), remove(mika, code)]);
    expect(new Set(answers.map(codeOf))).toEqual(new Set(["auth/id-token-expired", null]));
    expect(await mailsTo(mika)).toHaveLength(2);
  });

  test("the player's other sessions have ended as well", async () => {
    const mika = await player(shop.db);
    const phone = await elsewhere(mika);
    await deleted(mika);
    expect(codeOf(await send(phone))).toBe("auth/id-token-expired");
  });
});

describe("money", () => {
  test("a session that ended with its account can neither buy nor start a top-up", async () => {
    const mika = await player(shop.db, { coins: 5_000 });
    const bought = await game(shop.db);
    const { shown, uuid } = buying({ game: bought }, { coins: 5_000 });
    await deleted(mika);
    expect(codeOf(await shop.ask(STORE_CHECKOUT, { uuid, store_id: bought.id, shown }, mika))).toBe(
      "auth/id-token-expired",
    );
    const redeem =
      'mutation { redeemQuestRedemptionCode(redemption_code: "QUJDREVGR0hKS01OUFFSUw==") { __typename } }';
    expect(codeOf(await shop.ask(redeem, {}, mika))).toBe("auth/id-token-expired");
    const ticket = 'mutation { createPayTicket(platform_key: "international") { token } }';
    expect(codeOf(await shop.ask(ticket, {}, mika))).toBe("profile/country-required");
  });

  // R-ACC-14
  test("remaining coins and orders stay in the ledger, which balances and identifies no one", async () => {
    const mika = await player(shop.db, { coins: 5_000, silver: 300 });
    const bought = await game(shop.db);
    const { shown, uuid } = buying({ game: bought }, { coins: 5_000 });
    fieldOf(await shop.ask(STORE_CHECKOUT, { uuid, store_id: bought.id, shown }, mika), "storeCheckout");
    await deleted(mika);
    expect(
      await query(
        "select currency, balance from ledger_accounts where owner_kind = 'player' and owner_uuid = $1 order by currency",
        [mika.uuid],
      ),
    ).toEqual([
      { currency: "meowcent", balance: 4_000 },
      { currency: "silver", balance: 300 },
    ]);
    expect(
      await query("select from orders where uuid = $1 and user_uuid = $2", [uuid, mika.uuid]),
    ).toHaveLength(1);
    expect((await verifyLedger(shop.db)).differences).toEqual([]);
  });

  test("a pending top-up is announced beforehand, does not block the deletion, and goes to staff when it succeeds", async () => {
    const mika = await player(shop.db);
    const { services } = await till(shop.db);
    const payment = await openPayment(services, mika);
    expect(fieldOf(await send(mika), "sendUserDeletionCode")).toMatchObject({ pending_payments: 1 });
    expect(fieldOf(await remove(mika, await codeFor(mika)), "delUser")).toBe(true);
    expect(await applyFact(services, factFor(payment))).toEqual({ outcome: "credited", state: "succeeded" });
    expect(await applyFact(services, factFor(payment))).toMatchObject({ outcome: "unchanged" });
    expect(await query("select review_reason from payments where order_no = $1", [payment.order_no])).toEqual(
      [{ review_reason: "user-gone" }],
    );
    expect(
      await query("select reason from payment_changes where order_no = $1 and reason like 'review%'", [
        payment.order_no,
      ]),
    ).toEqual([{ reason: "review: user-gone" }]);
    expect(
      await query(
        `select a.owner_kind, e.amount from ledger_entries e join ledger_accounts a on a.id = e.account_id
         join payment_credits c on c.transfer_id = e.transfer_id
         where c.order_no = $1 and a.name = 'holding' and a.currency = 'meowcent'`,
        [payment.order_no],
      ),
    ).toEqual([{ owner_kind: "platform", amount: payment.coin }]);
    expect((await verifyLedger(shop.db)).differences).toEqual([]);
  });
});

test("what an in-flight request wrote meanwhile is gone after the nightly job, and the goodbye mail is sent once", async () => {
  const mika = await player(shop.db);
  await deleted(mika);
  const wished = await game(shop.db);
  // Tests bypass tokens: this simulates a request authorized before the deletion.
  fieldOf(
    await shop.ask(`mutation { addWishlist(store_id: ${wished.id}) { uuid } }`, {}, mika),
    "addWishlist",
  );
  fieldOf(
    await shop.ask('mutation { setUser(profile: { nickname: "Mika" }) { uuid } }', {}, mika),
    "setUser",
  );
  await purgeAccounts(shop.services);
  expect(await query("select from wishlists where user_uuid = $1", [mika.uuid])).toEqual([]);
  expect(await query("select from profiles where user_uuid = $1 and nickname = 'Mika'", [mika.uuid])).toEqual(
    [],
  );
  expect(await mailsTo(mika)).toHaveLength(2);
});

// R-ACC-13
describe("who cannot delete their own account", () => {
  const creator = { reason: "creator" };

  test.each([
    ["author_uuid", "an author"],
    ["agent_uuid", "a publisher for another"],
  ])("by %s, %s with a game in the shop", async (column) => {
    const mika = await player(shop.db);
    const made = await game(shop.db);
    await query(`update stores set ${column} = $2 where id = $1`, [made.id, mika.uuid]);
    expect(refusal(await send(mika))).toMatchObject({
      code: "auth/forbidden",
      facts: { ...creator, games: 1, earnings: 0 },
    });
    expect(await mailsTo(mika)).toEqual([]);
  });

  test("a game that appeared after the code was sent blocks the deletion, and costs no attempt", async () => {
    const mika = await player(shop.db);
    const code = await asked(mika);
    const made = await game(shop.db, { author: mika.uuid });
    expect(refusal(await remove(mika, code))).toMatchObject({ code: "auth/forbidden", facts: creator });
    expect(await isThere(mika)).toBe(true);
    await query("update stores set is_published = false where id = $1", [made.id]);
    expect(fieldOf(await remove(mika, code), "delUser")).toBe(true);
  });

  test("a creator with a submitted game; with only a draft they can", async () => {
    const at = studio(shop);
    await at.words();
    const author = await elsewhere(await at.creator());
    const draft = await at.draft(author);
    expect((await send(author)).errors).toBeUndefined();
    await at.submit(author, draft);
    expect(refusal(await remove(author, await codeFor(author)))).toMatchObject({
      facts: { ...creator, games: 1 },
    });
  });

  test("a creator with unpaid earnings", async () => {
    const mika = await player(shop.db);
    await sellFor(shop.db, mika.uuid, 1_000);
    await shop.db.$client.query("update stores set author_uuid = null where author_uuid = $1", [mika.uuid]);
    expect(refusal(await send(mika))).toMatchObject({ facts: { ...creator, games: 0, earnings: 700 } });
  });

  test("the last root; with another one they can, and of the last two at once only one", async () => {
    const [first, second, third] = [await withRole("root"), await withRole("root"), await withRole("root")];
    await deleted(third);
    const codes = [await asked(first), await asked(second)] as const;
    const answers = await Promise.all([remove(first, codes[0]), remove(second, codes[1])]);
    expect(new Set(answers.map(codeOf))).toEqual(new Set(["auth/forbidden", null]));
    const left = (await isThere(first)) ? first : second;
    expect(refusal(await send(left))).toMatchObject({
      code: "auth/forbidden",
      facts: { reason: "last-root" },
    });
    expect(await isThere(left)).toBe(true);
  });

  test("other staff can", async () => {
    const support = await withRole("support");
    await deleted(support);
    expect(await isThere(support)).toBe(false);
  });
});
