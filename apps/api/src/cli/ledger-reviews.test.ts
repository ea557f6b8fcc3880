import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { format } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { player } from "../modules/orders/testing/shop.ts";
import { applyFact } from "../modules/top-ups/index.ts";
import { walletOf } from "../modules/wallets/index.ts";
import { factFor, openPayment, till } from "../modules/top-ups/testing/till.ts";
import { testDatabase } from "../platform/testing/test-database.ts";
import { runLedger } from "./ledger/run-ledger.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-ledger-reviews-"));
let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase();
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Said = { readonly stdout: string; readonly stderr: string; readonly code: number };

/** In this process: that the program passes on arguments, output and exit code is tested in `ledger.test.ts`. */
async function ledger(...words: readonly string[]): Promise<Said> {
  const said = { log: "", error: "" };
  const listeners = (["log", "error"] as const).map((stream) =>
    vi
      .spyOn(console, stream)
      .mockImplementation((...parts) => void (said[stream] += `${format(...parts)}\n`)),
  );
  try {
    const code = await runLedger(words, { DATABASE_URL: shop.url, SECRET: "00", DATA_DIR: dataDir });
    return { stdout: said.log, stderr: said.error, code };
  } finally {
    for (const listener of listeners) listener.mockRestore();
  }
}
const reviews = async () => (await ledger("reviews")).stdout;

test(
  "staff see exactly the payments that need review, by the provider's reference",
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
    await db.$client.query(`update "user" set deleted_at = now() where id = $1`, [mika.uuid]);
    await applyFact(services, factFor(late));

    const lost = { ...odd, order_no: "01JNB2Q6W0ABCDEFGHJKMNPQRS" };
    await applyFact(services, factFor(lost));

    const lines = (await reviews()).trimEnd().split("\n");
    const ordered = (payment: typeof late) =>
      `ordered ${payment.pay_amount} USD for ${payment.coin} meowcent`;
    expect(new Set(lines.map((line) => line.slice(line.indexOf("\t") + 1)))).toEqual(
      new Set([
        `amount-mismatch\t${odd.order_no}\treview\tsugoi\tT-${odd.order_no}\tstated ${odd.pay_amount - 1} USD\t${ordered(odd)}\tcredit-paid|accept|returned|dismiss\t-`,
        `user-gone\t${late.order_no}\tsucceeded\tsugoi\tT-${late.order_no}\tstated ${late.pay_amount} USD\t${ordered(late)}\treturned|dismiss\t-`,
        `unknown-order\t${lost.order_no}\tunknown\tsugoi\tT-${lost.order_no}\tstated ${lost.pay_amount} USD\t-\tcredit-paid|returned|dismiss\t-`,
      ]),
    );
  },
);

test(
  "a case is decided from the command line on behalf of an authorised account, with a reason, once",
  { timeout: 120_000 },
  async () => {
    const { db } = shop;
    const { services } = await till(db);
    const mika = await player(db);
    const odd = await openPayment(services, mika);
    await applyFact(services, factFor(odd, { amount: { currency: "USD", minor: 1_100 } }));
    const { rows } = await db.$client.query<{ uuid: string }>(
      "select uuid from payment_cases where payment_order_no = $1",
      [odd.order_no],
    );
    const uuid = rows[0]?.uuid ?? "";
    const kumi = await player(db);
    await db.$client.query(`update "user" set roles = '{player,finance}' where id = $1`, [kumi.uuid]);
    const words = (mail: string) => [
      "decide",
      uuid,
      "credit-paid",
      "--reason",
      "Seen on the provider's statement",
      "--as",
      mail,
    ];

    expect(await ledger("decide", uuid, "credit-paid")).toMatchObject({ code: 2 });
    expect(await ledger(...words(`${mika.uuid}@mail.test`))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("auth/forbidden"),
    });
    expect(await ledger(...words(`${kumi.uuid}@mail.test`))).toMatchObject({
      stdout: expect.stringContaining(`Case ${uuid}: credit-paid, credited as payment `),
    });
    expect(await ledger(...words(`${kumi.uuid}@mail.test`))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("pay/case-decided"),
    });
    expect(await walletOf(db, mika.uuid)).toEqual({ meowcent: 1_100, silver: 0 });
    expect(await reviews()).not.toContain(uuid);
    await ledger("seal");
    expect((await ledger("verify")).stdout).toContain("The books balance");
    const { rows: events } = await db.$client.query(
      "select actor_uuid, why from audit_events where object_id = $1",
      [uuid],
    );
    expect(events).toEqual([{ actor_uuid: kumi.uuid, why: "Seen on the provider's statement" }]);
  },
);

test(
  "money for customer service is confirmed from the command line, and the books record it",
  { timeout: 120_000 },
  async () => {
    const { db } = shop;
    const { services } = await till(db);
    const mika = await player(db);
    const topUp = await openPayment(services, mika, "CNY", "manual");
    const kumi = await player(db);
    await db.$client.query(`update "user" set roles = '{player,finance}' where id = $1`, [kumi.uuid]);
    const amount = (topUp.pay_amount / 100).toFixed(2);
    const words = ["confirm", topUp.order_no, "bank-transfer", "R-1", amount, "CNY"];
    const named = ["--reason", "Seen in the statement", "--as", `${kumi.uuid}@mail.test`];

    expect(await ledger(...words)).toMatchObject({ code: 2 });
    expect(await ledger(...words.with(4, "35"), ...named)).toMatchObject({ code: 2 });
    expect((await ledger(...words, ...named)).stdout).toBe(
      `Payment ${topUp.order_no}: ${topUp.coin} meowcent are credited.\n`,
    );
    expect(await ledger(...words, ...named)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("pay/case-decided"),
    });
    expect((await walletOf(db, mika.uuid)).meowcent).toBe(topUp.coin);
    await ledger("seal");
    expect((await ledger("verify")).stdout).toContain("The books balance");
  },
);

test(
  "verification reports money that staff credited without a decision, or on the payer's own",
  { timeout: 60_000 },
  async () => {
    const { db } = shop;
    const { services } = await till(db);
    const mika = await player(db);
    const topUp = await openPayment(services, mika, "CNY", "manual");
    await applyFact(
      services,
      factFor(topUp, { providerTxnId: "alipay:R-2", evidence: { source: "staff", rawRef: "" } }),
    );
    const says = async () => (await ledger("verify")).stderr;
    expect(await says()).toContain(
      `payment ${topUp.order_no} was credited by staff for alipay:R-2, but 0 of the 1 people it needs confirmed that`,
    );
    await db.$client.query(
      `insert into payment_confirmations (uuid, order_no, channel, external_ref, currency_id, pay_amount, why,
        confirmed_by, created_at) values (gen_random_uuid(), $1, 'alipay', 'R-2', 'CNY', $2, 'x', $3, now())`,
      [topUp.order_no, topUp.pay_amount, mika.uuid],
    );
    expect(await says()).toContain(`payment ${topUp.order_no} was confirmed by its own payer`);
  },
);
