import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database.ts";
import { couponFor, NOW, player } from "../modules/orders/testing/shop.ts";
import { headsFile } from "../modules/wallets/chain/heads-file.ts";
import { grantCoins, sealBooks, verifyLedger, type ChainWitness } from "../modules/wallets/index.ts";
import { verifyWithin } from "../modules/wallets/verify/verify-ledger.ts";
import { testDatabase } from "../platform/testing/test-database.ts";
import { busyDay } from "./testing/busy-day.ts";

/** A gift is a transfer, and a grant with its decision and its delivery. */
const GIFT_RECORDS = 4;

describe("after a busy day of mixed purchases, top-ups, retries and price changes", () => {
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

// R-WAL-3, R-WAL-8
describe("a change behind the ledger's back is reported", () => {
  let db: Database;
  let owner: Database;
  let url: string;
  let close: () => Promise<void>;
  let witness: ChainWitness;
  beforeAll(async () => {
    ({ db, owner, url, close } = await testDatabase(12));
    await busyDay(db, { seed: 42, steps: 120, atOnce: 8 });
    // It depends on their interleaving whether the day's purchases leave one unused.
    await couponFor(db, (await player(db)).uuid, { rate: 10 });
    witness = { secret: "00", dataDir: await mkdtemp(path.join(tmpdir(), "catnip-ledger-")), now: NOW };
    await seal(db, witness);
    expect((await verifyLedger(db, witness)).differences).toEqual([]);
  });
  afterAll(async () => {
    await close();
    await rm(witness.dataDir, { recursive: true });
  });

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
      "an inserted entry",
      "insert into ledger_entries (transfer_id, account_id, amount) select transfer_id, account_id, 5 from ledger_entries order by id limit 1",
      ["sums to zero", "hash chain"],
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
      "the remainder of a lot",
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
      "a removed entitlement",
      "delete from entitlements where ctid = (select min(ctid) from entitlements)",
      ["entitlements"],
    ],
    [
      "an entitlement without an order",
      "insert into entitlements select user_uuid, 999999, order_uuid, created_at from entitlements limit 1",
      ["entitlements"],
    ],
    [
      "a spent coupon reset to unused",
      "update user_coupons set state = 0, order_uuid = null where uuid = (select uuid from user_coupons where state = 1 limit 1)",
      ["coupons"],
    ],
    [
      "a coupon spent without an order",
      "update user_coupons set state = 1, order_uuid = uuid where uuid = (select uuid from user_coupons where state = 0 limit 1)",
      ["coupons"],
    ],
    [
      "an unpaid payment marked as paid",
      "update payments set state = 'succeeded' where order_no = (select order_no from payments where state = 'review' limit 1)",
      ["payments and credits"],
    ],
    [
      "a removed credit",
      "delete from payment_credits where ctid = (select min(ctid) from payment_credits)",
      ["payments and credits"],
    ],
    [
      "a payment's coins",
      "update payments set coin = coin * 10 where order_no = (select min(order_no) from payment_credits)",
      ["payments and credits"],
    ],
    ["a link's hash", "update ledger_links set hash = sha256('') where position = 3", ["hash chain"]],
    ["what a link covers", "update ledger_links set digest = sha256('') where position = 3", ["hash chain"]],
    ["a removed link", "delete from ledger_links where position = 3", ["hash chain"]],
    [
      "a changed grant, with its link and all later ones removed",
      `with grant_link as (
         select l.position, l.subject from ledger_links l join ledger_transfers t on t.id = l.subject and t.kind = 'grant'
         where l.kind = 'transfer' order by l.position desc limit 1),
       cut as (delete from ledger_links where position >= (select position from grant_link)),
       raised as (update ledger_entries set amount = amount + 777 * sign(amount) where transfer_id = (select subject from grant_link)
         returning account_id, amount),
       lots as (update ledger_lots set granted = granted + 777, remaining = remaining + 777 where transfer_id = (select subject from grant_link))
       update ledger_accounts set balance = balance + 777 where owner_kind = 'player' and id in (select account_id from raised)`,
      ["hash chain"],
    ],
    ["the chain as a whole", "delete from ledger_links", ["hash chain"]],
  ])("%s", async (_says, statement, checks) => {
    const client = await owner.$client.connect();
    try {
      await client.query("begin");
      // Bypassing triggers and foreign keys, as a superuser could.
      await client.query("set local session_replication_role = replica");
      const { rowCount } = await client.query(statement);
      expect(rowCount).toBeGreaterThan(0);
      const { differences } = await verifyWithin(client, witness);
      expect(differences.map(({ check }) => check)).toEqual(expect.arrayContaining(checks));
    } finally {
      await client.query("rollback");
      client.release();
    }
  });

  test.each([
    ["ledger_transfers", "reason = ''"],
    ["ledger_entries", "amount = 1"],
    ["ledger_lot_uses", "amount = 1"],
    ["ledger_links", "hash = ''"],
    ["ledger_lots", "granted = 1"],
    ["ledger_accounts", "currency = 'USD'"],
    ["orders", "total = 0"],
    ["order_lines", "final = 0"],
    ["payments", "coin = 1"],
    ["payment_credits", "provider_txn_id = ''"],
    ["payment_changes", "reason = ''"],
    ["redemption_batches", "rewards = '[]'"],
    ["redemption_codes", "mac = ''"],
  ])("%s cannot be updated, truncated or deleted from at all", async (table, change) => {
    for (const statement of [
      `update ${table} set ${change}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(owner.$client.query(statement)).rejects.toThrow("The ledger only grows");
  });

  test("verifying the books writes nothing, and adds no missing link", async () => {
    const links = async () =>
      (await db.$client.query("select count(*) as links from ledger_links")).rows[0] as unknown;
    const before = await links();
    await grantCoins(db, {
      id: randomUUID(),
      userUuid: randomUUID(),
      amount: 5,
      reason: "late gift",
      now: NOW,
    });
    const { differences, chain } = await verifyLedger(db, witness);
    expect({ differences, waiting: chain?.waiting }).toEqual({ differences: [], waiting: GIFT_RECORDS });
    expect(await links()).toEqual(before);
    const later = { ...witness, now: new Date(NOW.getTime() + 61 * 60_000) };
    expect((await verifyLedger(db, later)).differences).toEqual(
      Array.from({ length: GIFT_RECORDS }, () => ({
        check: "hash chain",
        says: expect.stringMatching(/grant .* has waited for its link for 61 minutes$/),
      })),
    );
    await seal(db, witness);
    expect((await verifyLedger(db, later)).differences).toEqual([]);
  });

  test("a head from a statement is found again, and a made-up one is not", async () => {
    const head = (await seal(db, witness))?.hash;
    expect((await verifyLedger(db, { ...witness, head })).differences).toEqual([]);
    const invented = "ab".repeat(32);
    expect((await verifyLedger(db, { ...witness, head: invented })).differences).toEqual([
      { check: "hash chain", says: `the books do not contain the head ${invented}` },
    ]);
  });

  // R-WAL-9
  test("another installation's secret produces no valid link", async () => {
    const { differences } = await verifyLedger(db, { ...witness, secret: "01" });
    expect(differences[0]).toEqual({
      check: "hash chain",
      says: expect.stringMatching(/^link 1, .* was changed$/),
    });
  });

  test("the command prints the result, with the matching exit code", { timeout: 60_000 }, async () => {
    await seal(db, witness);
    const verifyCommand = (databaseUrl: string) => command(databaseUrl, witness.dataDir, "verify");
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

// R-WAL-9
describe("the heads outside the database", () => {
  let shop: Awaited<ReturnType<typeof testDatabase>>;
  let witness: ChainWitness;
  beforeAll(async () => {
    shop = await testDatabase();
    witness = { secret: "00", dataDir: await mkdtemp(path.join(tmpdir(), "catnip-heads-")), now: NOW };
  });
  afterAll(async () => {
    await shop.close();
    await rm(witness.dataDir, { recursive: true });
  });
  const gift = () =>
    grantCoins(shop.db, { id: randomUUID(), userUuid: randomUUID(), amount: 5, reason: "gift", now: NOW });
  const differences = async () => (await verifyLedger(shop.db, witness)).differences.map(({ says }) => says);
  const lines = () => readFileSync(headsFile(witness.dataDir), "utf8").trimEnd().split("\n");

  test("books from before the chain are sealed once, and the journal says so", async () => {
    await gift();
    await gift();
    await seal(shop.db, witness);
    await seal(shop.db, witness);
    expect(lines().map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        position: 2 * GIFT_RECORDS,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        at: NOW.toISOString(),
        event: "sealed",
      },
    ]);
    expect(await differences()).toEqual([]);
  });

  test("a line truncated by a crash counts as never written", async () => {
    writeFileSync(headsFile(witness.dataDir), '{"position": 99, "ha', { flag: "a" });
    expect(await differences()).toEqual([]);
    await gift();
    await seal(shop.db, witness);
    expect(lines()).toHaveLength(2);
    expect(await differences()).toEqual([]);
  });

  test(
    "books restored from an older backup are reported, not built on, until an operator adopts them",
    { timeout: 120_000 },
    async () => {
      const client = await shop.owner.$client.connect();
      await client.query("set session_replication_role = replica");
      await client.query(`delete from ledger_links where position > ${2 * GIFT_RECORDS}`);
      await client.query("set session_replication_role = default");
      client.release();
      const ahead =
        /^the head of .* at link 12 is not in the books: they were restored from an older backup, or links were removed$/;
      expect(await differences()).toEqual([expect.stringMatching(ahead)]);
      expect(await sealBooks(sealing(shop.db, witness))).toMatchObject({
        added: 0,
        refused: "heads-disagree",
      });
      await expect(command(shop.url, witness.dataDir, "seal")).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining("pnpm ledger adopt"),
      });

      await expect(command(shop.url, witness.dataDir, "adopt")).rejects.toMatchObject({ code: 2 });
      await command(shop.url, witness.dataDir, "adopt", "the backup of Monday");
      await gift();
      await seal(shop.db, witness);
      expect(await differences()).toEqual([]);
    },
  );

  test("a new process without a journal stores the current head", async () => {
    const other = { ...witness, dataDir: await mkdtemp(path.join(tmpdir(), "catnip-heads-")) };
    await seal(shop.db, other);
    expect((await verifyLedger(shop.db, other)).chain).toMatchObject({ heads: 1 });
    await rm(other.dataDir, { recursive: true });
  });

  test("a tampered journal is reported", async () => {
    writeFileSync(headsFile(witness.dataDir), "nonsense\n", { flag: "a" });
    expect(await differences()).toEqual([`line ${lines().length} of the journal of heads cannot be read`]);
  });

  test("two processes sealing at once add every link once", async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "catnip-heads-"));
    await Promise.all(Array.from({ length: 20 }, gift));
    await Promise.all(Array.from({ length: 4 }, () => sealBooks(sealing(shop.db, { ...witness, dataDir }))));
    await seal(shop.db, { ...witness, dataDir });
    expect((await verifyLedger(shop.db, { ...witness, dataDir })).differences).toEqual([]);
    await rm(dataDir, { recursive: true });
  });
});

const sealing = (db: Database, { secret, dataDir, now }: ChainWitness) => ({
  db,
  config: { ...CONFIG, secret, dataDir },
  now: () => now,
});

const seal = async (db: Database, witness: ChainWitness) => (await sealBooks(sealing(db, witness))).head;

const CONFIG: Config = {
  production: false,
  port: 4000,
  dataDir: "",
  databaseUrl: undefined,
  secret: "00",
  originPattern: "http://{site}.localhost:{port}",
};

const command = (databaseUrl: string, dataDir: string, ...words: readonly string[]) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, "ledger.ts"), ...words], {
    env: { ...process.env, DATABASE_URL: databaseUrl, SECRET: "00", DATA_DIR: dataDir },
  });
