import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { busyDay } from "../../../cli/testing/busy-day.ts";
import { testDatabase, type TestDatabase } from "../../../platform/testing/test-database.ts";
import { NOW } from "../../orders/testing/shop.ts";
import { headsFile, readHeads } from "../chain/heads-file.ts";
import { adoptHead, noteHead, sealBooks } from "../chain/seal-books.ts";
import { keepProof } from "./keep-proof.ts";
import { lastProof } from "./proof.ts";
import { proveBooks } from "./prove-books.ts";
import { verifyLedger, verifyWithin } from "./verify-ledger.ts";

let shop: TestDatabase;
let dataDir: string;
let services: Parameters<typeof keepProof>[0];
let afterOneDay: string;

beforeAll(async () => {
  shop = await testDatabase(12);
  dataDir = await mkdtemp(path.join(tmpdir(), "catnip-proofs-"));
  const config = {
    secret: "00",
    dataDir,
    production: false,
    port: 0,
    databaseUrl: shop.url,
    originPattern: "",
  };
  services = { db: shop.db, config, now: () => NOW };
  await busyDay(shop.db, { seed: 5, steps: 40, atOnce: 4 });
  await sealBooks(services);
  await keepProof(services);
  afterOneDay = readFileSync(headsFile(dataDir), "utf8");
  await busyDay(shop.db, { seed: 6, steps: 60, atOnce: 4 });
  await sealBooks(services);
}, 120_000);
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

const proofs = async () => lastProof((await readHeads(dataDir)).lines);
const says = async () =>
  (await proveBooks(services)).differences.map(({ check, says: text }) => `${check}: ${text}`);

/** As a superuser could; put back afterwards. */
async function behindTheBack(change: string, look: () => Promise<void>, back: string): Promise<void> {
  const client = await shop.owner.$client.connect();
  try {
    await client.query("set session_replication_role = replica");
    expect((await client.query(change)).rowCount).toBeGreaterThan(0);
    try {
      await look();
    } finally {
      await client.query(back);
    }
  } finally {
    await client.query("set session_replication_role = default");
    client.release();
  }
}

/** Something of the second day. */
const NEW = `(select subject from ledger_links l join ledger_transfers t on t.id = l.subject and t.kind = 'purchase'
  where l.kind = 'transfer' and exists (select from ledger_entries e where e.transfer_id = t.id) order by position desc limit 1)`;

// R-WAL-13
describe("a change behind the ledger's back since the last proof is reported, and no proof is noted", () => {
  const entry = `(select max(id) from ledger_entries where transfer_id = ${NEW})`;
  const order = `(select uuid from orders where uuid = ${NEW})`;
  test.each([
    [
      "an entry's amount",
      ["sums to zero", "hash chain"],
      `update ledger_entries set amount = amount + 1 where id = ${entry}`,
      `update ledger_entries set amount = amount - 1 where id = ${entry}`,
    ],
    [
      "an order's total",
      ["orders and entries"],
      `update orders set total = total + 1, coin = coin + 1 where uuid = ${order}`,
      `update orders set total = total - 1, coin = coin - 1 where uuid = ${order}`,
    ],
    [
      "a price",
      ["prices"],
      `update order_lines set list = list + 100, sale = sale + 100, coupon_discount = coupon_discount + 100 where order_uuid = ${order}`,
      `update order_lines set list = list - 100, sale = sale - 100, coupon_discount = coupon_discount - 100 where order_uuid = ${order}`,
    ],
    [
      "an entitlement",
      ["entitlements"],
      `update entitlements set store_id = -store_id where order_uuid = ${order}`,
      `update entitlements set store_id = -store_id where order_uuid = ${order}`,
    ],
    [
      "a balance",
      ["balances", "lots"],
      `update ledger_accounts set balance = balance + 7 where owner_uuid = (select user_uuid from orders where uuid = ${order}) and currency = 'meowcent'`,
      `update ledger_accounts set balance = balance - 7 where owner_uuid = (select user_uuid from orders where uuid = ${order}) and currency = 'meowcent'`,
    ],
    [
      "a link",
      ["hash chain"],
      "update ledger_links set hash = hash || '\\x00' where position = (select max(position) - 1 from ledger_links)",
      "update ledger_links set hash = substr(hash, 1, 32) where length(hash) > 32",
    ],
  ])("%s", async (_says, checks, change, back) => {
    const before = await proofs();
    await behindTheBack(
      change,
      async () => {
        const { differences, head } = await proveBooks(services);
        expect(head).toBeNull();
        expect([...new Set(differences.map(({ check }) => check))]).toEqual(expect.arrayContaining(checks));
      },
      back,
    );
    expect(await proofs()).toEqual(before);
  });

  test("an entry added to a transfer of an earlier day", async () => {
    await behindTheBack(
      `insert into ledger_entries (transfer_id, account_id, amount)
        select transfer_id, account_id, 5 from ledger_entries where id = 1`,
      async () => {
        expect(await says()).toContainEqual(
          expect.stringMatching(/^hash chain: entry \d+ was added to transfer .* after that was sealed$/),
        );
      },
      "delete from ledger_entries where id = (select max(id) from ledger_entries)",
    );
  });
});

// R-WAL-13
test("the proof of a later day looks at that day alone, and continues the sums", async () => {
  const first = await proofs();
  const { differences, head, entries } = await proveBooks(services);
  expect(differences).toEqual([]);
  const second = await proofs();
  expect(second).toMatchObject({ position: head?.position, event: "proved" });
  expect(second?.proof.entries).toBe((first?.proof.entries ?? 0) + entries);
  const { rows } = await shop.db.$client.query<{ entries: number; held: number }>(
    `select (select count(*) from ledger_entries) as entries,
      (select sum(balance)::bigint from ledger_accounts where owner_kind = 'player' and currency = 'meowcent') as held`,
  );
  expect(second?.proof.entries).toBe(rows[0]?.entries);
  expect(entries).toBeLessThan(rows[0]?.entries ?? 0);
  expect(second?.proof.sums["player meowcent"]).toBe(rows[0]?.held);
  const lines = readFileSync(headsFile(dataDir), "utf8");
  expect(await proveBooks(services)).toMatchObject({ differences: [], entries: 0 });
  expect(readFileSync(headsFile(dataDir), "utf8")).toBe(lines);
  expect((await verifyLedger(shop.db, { secret: "00", dataDir, now: NOW })).differences).toEqual([]);
});

// R-WAL-13
test("a forged proof is not built on", async () => {
  const genuine = readFileSync(headsFile(dataDir), "utf8");
  writeFileSync(headsFile(dataDir), afterOneDay.replace(/"entries":\d+/, '"entries":1'));
  expect(await says()).toEqual([expect.stringMatching(/^hash chain: the proof of .* was changed/)]);
  const witness = { secret: "00", dataDir, now: NOW };
  const { differences } = await verifyLedger(shop.db, witness);
  expect(differences).toEqual([
    { check: "hash chain", says: expect.stringMatching(/^the proof of .* was changed/) },
  ]);
  writeFileSync(headsFile(dataDir), genuine);
});

// R-WAL-13
test("books that no longer contain the head of the last proof are not proven", async () => {
  const last = await proofs();
  await behindTheBack(
    `update ledger_links set hash = hash || '\\x00' where position = ${last?.position}`,
    async () => {
      expect(await says()).toEqual([
        expect.stringMatching(/^hash chain: the head of the proof of .* at link \d+ is not in the books$/),
      ]);
    },
    "update ledger_links set hash = substr(hash, 1, 32) where length(hash) > 32",
  );
});

// R-WAL-13
test("a job that finds a difference fails, so that operators notice", async () => {
  await behindTheBack(
    `update ledger_entries set amount = amount + 1 where id = 1`,
    async () => {
      await expect(verifyLedger(shop.db, { secret: "00", dataDir, now: NOW })).resolves.toMatchObject({
        differences: expect.arrayContaining([
          { check: "hash chain", says: expect.stringMatching(/up to link \d+, the proof of .* says/) },
        ]),
      });
    },
    "update ledger_entries set amount = amount - 1 where id = 1",
  );
  await expect(keepProof(services)).resolves.toBeUndefined();
});

/** What verification says about a change that is never committed. */
async function differencesAfter(...changes: readonly string[]) {
  const client = await shop.owner.$client.connect();
  try {
    await client.query("begin");
    for (const change of changes) await client.query(change);
    return (await verifyWithin(client)).differences;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

// R-WAL-14
test.each([
  ["ledger_entries", "alter table ledger_entries disable trigger ledger_entries_only_grow"],
  ["payments", "drop trigger payments_keep_their_terms on payments"],
])("a guard of %s that is switched off is reported", async (table, change) => {
  expect(await differencesAfter(change)).toEqual([
    { check: "append-only", says: expect.stringContaining(`${table} can be rewritten`) },
  ]);
});

// R-WAL-14
test("a transaction that was credited twice is reported", async () => {
  const differences = await differencesAfter(
    "set local session_replication_role = replica",
    "alter table payment_credits drop constraint payment_credits_provider_txn",
    `update payment_credits c set provider_txn_id = d.provider_txn_id from (select * from payment_credits order by order_no limit 1) d
      where c.order_no = (select max(order_no) from payment_credits)`,
  );
  expect(differences).toContainEqual({
    check: "once",
    says: expect.stringContaining("was credited 2 times"),
  });
});

// R-OPS-25
describe("a proof and the seal of the minute", () => {
  test("do not fail each other", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => (at % 3 === 0 ? keepProof(services) : sealBooks(services))),
    );
    expect(results.filter(({ status }) => status === "rejected")).toEqual([]);
  });

  test("go on after a journal that could not be written", async () => {
    const [head] = (await readHeads(dataDir)).lines.slice(-1);
    if (!head) throw new Error("Nothing is sealed");
    // A file where the folder should be, as on a disk that is gone.
    const gone = { ...services, config: { ...services.config, dataDir: headsFile(dataDir) } };
    await expect(noteHead(gone, head)).rejects.toThrow();
    await expect(adoptHead(gone, "a test")).rejects.toThrow();
    const { rows } = await shop.owner.$client.query<{ held: number }>(
      "select count(*)::int as held from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
    expect(rows).toEqual([{ held: 0 }]);
  });
});
