import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Services } from "../../platform/context.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { checkout, sendOrderReceipts } from "../orders/index.ts";
import { mailNotifications } from "../notifications/mails/mail-notifications.ts";
import { queuedMails } from "../notifications/testing/mailbox.ts";
import { buying, game, inCart, player, seen } from "../orders/testing/shop.ts";
import { applyFact } from "./apply-fact.ts";
import { verifyBooks } from "../wallets/verify/verify-books.ts";
import { paymentReceipt } from "./payment-receipt.ts";
import { factFor, openPayment, till } from "./testing/till.ts";

let services: Services;
let close: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase();
  close = made.close;
  ({ services } = await till(made.db));
});
afterAll(() => close());

async function queuedReceipts(): Promise<readonly unknown[]> {
  const { rows } = await services.db.$client.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'payment-receipt' order by j.id`,
  );
  return rows.map(({ payload }) => payload);
}

// R-CHK-13
test("a purchase gets one receipt, however often and however concurrently the sweep runs", async () => {
  const mika = await player(services.db, { coins: 1_000, silver: 331 });
  const wallet = { coins: 1_000, silver: 331 };
  const owned = await game(services.db, { list: 1_000 });
  const request = buying({ game: owned }, wallet);
  await checkout(services, mika, request, "international");
  expect(await queuedMails(services.db)).toEqual([]);
  await Promise.all(Array.from({ length: 5 }, () => sendOrderReceipts(services)));
  await Promise.all(Array.from({ length: 5 }, () => mailNotifications(services)));
  const [mail, ...others] = await queuedMails(services.db);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: `${mika.uuid}@mail.test`, lang: "en-US", subject: "Your receipt" });
  expect(mail?.text).toContain(`Number: ${request.uuid}\nCoins: 6.69\nSilver: 3.31`);
  expect(await factsOf(mika.uuid)).toEqual([
    { order_uuid: request.uuid, store_ids: [owned.id], coin: 669, silver: 331 },
  ]);
});

// R-PAY-20
test("a top-up queues its receipt once, in the transaction of the credit", async () => {
  const payment = await openPayment(services, await player(services.db));
  await applyFact(services, factFor(payment));
  await applyFact(services, factFor(payment));
  expect(await queuedReceipts()).toEqual([{ order_no: payment.order_no }]);
  await paymentReceipt(services, { order_no: payment.order_no });
  await paymentReceipt(services, { order_no: payment.order_no });
  await mailNotifications(services);
  expect(await queuedMails(services.db)).toHaveLength(2);
  const mail = (await queuedMails(services.db)).at(-1);
  expect(mail?.text).toContain("Paid: USD 10.00\nCoins: 10.00\nSilver: 0.50");
});

// R-CHK-13
test("a free game is announced as added to the library, not as a purchase of 0.00", async () => {
  const mika = await player(services.db, { coins: 0, silver: 0 });
  const free = await game(services.db, { list: 0 });
  await checkout(services, mika, buying({ game: free }, { coins: 0, silver: 0 }), "international");
  await sendOrderReceipts(services);
  await mailNotifications(services);
  const mail = (await queuedMails(services.db)).at(-1);
  expect(mail?.to).toBe(`${mika.uuid}@mail.test`);
  expect(mail?.text).toContain("added to your library");
  expect(mail?.text).not.toMatch(/purchase|0\.00/);
  expect(await factsOf(mika.uuid)).toMatchObject([{ coin: 0, silver: 0 }]);
});

// R-TAX-5, R-TAX-1
test("a receipt says which tax the price contains, where there is one", async () => {
  await services.db.$client.query(
    `insert into tax_rules (uuid, country, rate_bp, mode, valid_from, created_by, created_at)
      values (gen_random_uuid(), 'de', 1900, 'inclusive', '2026-01-01', gen_random_uuid(), '2026-03-01 12:00Z')`,
  );
  const receipt = async (country: string) => {
    const buyer = await player(services.db, { coins: 1_190, country });
    const wallet = { coins: 1_190 };
    await checkout(
      services,
      buyer,
      buying({ game: await game(services.db, { list: 1_190 }) }, wallet),
      "international",
    );
    await sendOrderReceipts(services);
    await mailNotifications(services);
    return { text: (await queuedMails(services.db)).at(-1)?.text, facts: (await factsOf(buyer.uuid))[0] };
  };
  const taxed = await receipt("de");
  expect(taxed.text).toContain("Coins: 11.90\nIncluding tax: 1.90 (19.00 %)");
  expect(taxed.facts).toMatchObject({ coin: 1_190, tax: 190, tax_rate_bp: 1_900 });
  const untaxed = await receipt("fr");
  expect(untaxed.text).not.toContain("tax");
  expect(untaxed.facts).not.toHaveProperty("tax");
  // R-TAX-9
  await services.db.$client.query(
    `insert into tax_rules (uuid, country, rate_bp, mode, valid_from, created_by, created_at)
      values (gen_random_uuid(), 'ca', 1300, 'exclusive', '2026-01-01', gen_random_uuid(), '2026-03-01 12:00Z')`,
  );
  const paidBefore = await receipt("ca");
  expect(paidBefore.text).not.toContain("tax");
  expect(paidBefore.facts).not.toHaveProperty("tax");
});

// R-TAX-5
test("the tax of several games is the sum of what each contains", async () => {
  await services.db.$client.query(
    `insert into tax_rules (uuid, country, rate_bp, mode, valid_from, created_by, created_at)
      values (gen_random_uuid(), 'at', 1900, 'inclusive', '2026-01-01', gen_random_uuid(), '2026-03-01 12:00Z')`,
  );
  const buyer = await player(services.db, { coins: 104, country: "at" });
  const games = [await game(services.db, { list: 52 }), await game(services.db, { list: 52 })];
  const entries: { cart_store_uuid: string; coupon_uuids: string[] }[] = [];
  for (const { id } of games)
    entries.push({ cart_store_uuid: await inCart(services.db, buyer.uuid, id), coupon_uuids: [] });
  const shown = seen(
    games.map((each) => ({ game: each })),
    { coins: 104 },
  );
  const wanted = { kind: "cart" as const, entries };
  const request = { uuid: randomUUID(), wanted, account_1_amount: 0, shown };
  expect(await checkout(services, buyer, request, "international")).toMatchObject({
    kind: "done",
    total: 104,
  });
  await sendOrderReceipts(services);
  // 8.30 meowcent each, rounded by itself; of both at once it would be 17.
  expect((await factsOf(buyer.uuid))[0]).toMatchObject({ coin: 104, tax: 16, tax_rate_bp: 1_900 });
});

// R-WAL-8
test("a job checks the books and fails if they do not balance", async () => {
  await expect(verifyBooks(services)).resolves.toBeUndefined();
  await services.db.$client.query(
    "update ledger_accounts set balance = balance + 1 where owner_kind = 'player'",
  );
  await expect(verifyBooks(services)).rejects.toThrow("The books do not balance: balances: account");
});

async function factsOf(userUuid: string): Promise<readonly unknown[]> {
  const { rows } = await services.db.$client.query<{ readonly facts: unknown }>(
    "select facts from notifications where user_uuid = $1 order by created_at",
    [userUuid],
  );
  return rows.map(({ facts }) => facts);
}
