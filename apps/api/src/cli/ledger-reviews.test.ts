import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { player } from "../modules/orders/testing/shop.ts";
import { applyFact } from "../modules/payments/index.ts";
import { factFor, openPayment, till } from "../modules/payments/testing/till.ts";
import { testDatabase } from "../platform/testing/test-database.ts";

let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase();
});
afterAll(() => shop.close());

const reviews = async () =>
  (
    await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, "ledger.ts"), "reviews"], {
      env: { ...process.env, DATABASE_URL: shop.url, SECRET: "00" },
    })
  ).stdout;

test(
  "staff see the payments that need a person, by what the provider knows them, and no others",
  { timeout: 60_000 },
  async () => {
    const { db } = shop;
    const { services } = await till(db);
    const fine = await openPayment(services, await player(db));
    await applyFact(services, factFor(fine));
    expect(await reviews()).toBe("");

    const odd = await openPayment(services, await player(db));
    await applyFact(services, factFor(odd, { amount: { currency: "USD", minor: odd.pay_amount - 1 } }));
    const mika = await player(db);
    const late = await openPayment(services, mika);
    await db.$client.query(`update "user" set email = id || '@deleted.invalid' where id = $1`, [mika.uuid]);
    await applyFact(services, factFor(late));

    const lines = (await reviews()).trimEnd().split("\n");
    const paid = (payment: typeof late) => `${payment.pay_amount} USD\t${payment.coin} meowcent`;
    expect(new Set(lines)).toEqual(
      new Set([
        `${odd.order_no}\tamount-mismatch\treview\tsugoi\t-\t${paid(odd)}`,
        `${late.order_no}\tuser-gone\tsucceeded\tsugoi\tT-${late.order_no}\t${paid(late)}`,
      ]),
    );
  },
);
