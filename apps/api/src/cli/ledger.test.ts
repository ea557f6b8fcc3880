import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../platform/database.ts";
import { testDatabase } from "../platform/testing/test-database.ts";
import { verifyLedger, verifyWithin } from "../modules/wallets/verify/verify-ledger.ts";
import { busyDay } from "./testing/busy-day.ts";

describe("after a busy day of mixed purchases, top-ups, repetitions and price changes", () => {
  test.each([1, 2, 3, 4, 5, 6])(
    "the books balance and every wallet holds what its owner was told (seed %i)",
    { timeout: 60_000 },
    async (seed) => {
      const { db, close } = await testDatabase(12);
      const day = await busyDay(db, { seed, steps: 150, atOnce: 12 });
      expect((await verifyLedger(db)).differences).toEqual([]);
      expect(await day.wrongWallets()).toEqual([]);
      expect(await day.lostOrders()).toEqual([]);
      expect(day.counted.purchases).toBeGreaterThan(10);
      await close();
    },
  );
});

describe("a change behind the ledger's back is named", () => {
  let db: Database;
  let owner: Database;
  let url: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, owner, url, close } = await testDatabase(12));
    await busyDay(db, { seed: 42, steps: 120, atOnce: 8 });
    expect((await verifyLedger(db)).differences).toEqual([]);
  });
  afterAll(() => close());

  const somePurchase =
    "(select id from ledger_transfers where kind = 'purchase' and exists (select from ledger_entries where transfer_id = ledger_transfers.id) order by id limit 1)";
  test.each([
    [
      "an entry's amount",
      "update ledger_entries set amount = amount + 1 where id = (select min(id) from ledger_entries)",
      ["sums to zero", "hash chain"],
    ],
    [
      "both sides of a transfer, so that it still sums to zero",
      `update ledger_entries set amount = amount * 2 where transfer_id = ${somePurchase}`,
      ["orders and entries", "hash chain"],
    ],
    [
      "a removed entry",
      "delete from ledger_entries where id = (select min(id) from ledger_entries)",
      ["sums to zero", "hash chain"],
    ],
    [
      "an entry slipped in",
      "insert into ledger_entries (transfer_id, account_id, amount) select transfer_id, account_id, 5 from ledger_entries order by id limit 1",
      ["sums to zero"],
    ],
    [
      "a transfer's reason",
      "update ledger_transfers set reason = 'gift' where id = (select min(id::text)::uuid from ledger_transfers where exists (select from ledger_entries where transfer_id = ledger_transfers.id))",
      ["hash chain"],
    ],
    [
      "a transfer's date",
      `update ledger_transfers set created_at = created_at - interval '1 day' where id = ${somePurchase}`,
      ["hash chain"],
    ],
    [
      "a balance",
      "update ledger_accounts set balance = balance + 100 where id = (select min(id) from ledger_accounts where owner_kind = 'player')",
      ["balances", "lots"],
    ],
    [
      "what is left of a lot",
      "update ledger_lots set remaining = remaining - 1 where id = (select min(id) from ledger_lots where remaining > 0)",
      ["lots"],
    ],
    [
      "an order's price",
      "update orders set total = total + 1, coin = coin + 1 where uuid = (select uuid from orders where total > 0 order by uuid limit 1)",
      ["orders and entries"],
    ],
    [
      "a creator's share",
      "update order_lines set creator_share = creator_share - 1 where (order_uuid, store_id) in (select order_uuid, store_id from order_lines where creator_share > 0 limit 1)",
      ["orders and entries", "prices"],
    ],
    [
      "a discount",
      "update order_lines set discount = discount + 1, sale = sale - 1, final = final - 1 where (order_uuid, store_id) in (select order_uuid, store_id from order_lines where final > 0 and creator_share < final limit 1)",
      ["prices", "orders and entries"],
    ],
    [
      "a game taken away",
      "delete from entitlements where ctid = (select min(ctid) from entitlements)",
      ["entitlements"],
    ],
    [
      "a game given for nothing",
      "insert into entitlements select user_uuid, 999999, order_uuid, created_at from entitlements limit 1",
      ["entitlements"],
    ],
    [
      "a coupon made unused again",
      "update user_coupons set state = 0, order_uuid = null where uuid = (select uuid from user_coupons where state = 1 limit 1)",
      ["coupons"],
    ],
    [
      "a coupon used up without an order",
      "update user_coupons set state = 1, order_uuid = uuid where uuid = (select uuid from user_coupons where state = 0 limit 1)",
      ["coupons"],
    ],
    [
      "a payment called paid that was not",
      "update payments set state = 'succeeded' where order_no = (select order_no from payments where state = 'review' limit 1)",
      ["payments and credits"],
    ],
    [
      "a credit that was removed",
      "delete from payment_credits where ctid = (select min(ctid) from payment_credits)",
      ["payments and credits"],
    ],
    [
      "a payment's coins",
      "update payments set coin = coin * 10 where order_no = (select min(order_no) from payment_credits)",
      ["payments and credits"],
    ],
    [
      "a link of the chain",
      "update ledger_links set hash = sha256('') where (account_id, position) in (select account_id, position from ledger_links order by 1, 2 limit 1)",
      ["hash chain"],
    ],
    [
      "a removed link",
      "delete from ledger_links where (account_id, position) in (select account_id, position from ledger_links where position = 1 limit 1)",
      ["hash chain"],
    ],
  ])("%s", async (_says, statement, checks) => {
    const client = await owner.$client.connect();
    await client.query("begin");
    // Past triggers and foreign keys, as somebody with a superuser's password would go.
    await client.query("set local session_replication_role = replica");
    const { rowCount } = await client.query(statement);
    expect(rowCount).toBeGreaterThan(0);
    const { differences } = await verifyWithin(client);
    expect(differences.map(({ check }) => check)).toEqual(expect.arrayContaining(checks));
    await client.query("rollback");
    client.release();
  });

  test.each(["ledger_transfers", "ledger_entries", "ledger_lot_uses"])(
    "%s cannot be changed, emptied or shortened at all",
    async (table) => {
      for (const statement of [
        `update ${table} set ctid = ctid`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ]) {
        await expect(
          owner.$client.query(
            statement.replace(
              "set ctid = ctid",
              table === "ledger_entries"
                ? "set amount = 1"
                : table === "ledger_transfers"
                  ? "set reason = ''"
                  : "set amount = 1",
            ),
          ),
        ).rejects.toThrow("The ledger only grows");
      }
    },
  );

  test("the command says so, and with which code it ends", { timeout: 60_000 }, async () => {
    expect((await verifyCommand(url)).stdout).toMatch(/^The books balance: \d+ transfers/);
    await db.$client.query(
      "update ledger_accounts set balance = balance + 1 where id = (select min(id) from ledger_accounts where owner_kind = 'player')",
    );
    await expect(verifyCommand(url)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("balances: account"),
    });
    await db.$client.query(
      "update ledger_accounts set balance = balance - 1 where id = (select min(id) from ledger_accounts where owner_kind = 'player')",
    );
  });
});

const verifyCommand = (databaseUrl: string) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, "ledger.ts"), "verify"], {
    env: { ...process.env, DATABASE_URL: databaseUrl, SECRET: "00" },
  });
