import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { wholeBooks } from "../../cli/testing/whole-books.ts";
import { accountMail } from "../../modules/accounts/mail-texts.ts";
import { buyOne } from "../../modules/orders/testing/refunds.ts";
import { game, player } from "../../modules/orders/testing/shop.ts";
import { verifyLedger } from "../../modules/wallets/index.ts";
import type { Job, WorkServices } from "../../platform/api-module.ts";
import { connectDatabase } from "../../platform/database.ts";
import { createResizer } from "../../platform/images/resize.ts";
import { SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { allJobs } from "../jobs.ts";

const DAY_MS = 86_400_000;

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await testShop();
  await wholeBooks(shop);
  await madeWork();
  // Sales, ends and holds are over: everything that jobs do is due.
  shop.clock.now = new Date(shop.clock.now.getTime() + 120 * DAY_MS);
  admin = new Client({ connectionString: `${inject("ownerUrl")}postgres` });
  await admin.connect();
  await shop.db.$client.end();
  await shop.owner.$client.end();
}, 120_000);
afterAll(async () => {
  await admin.query(`drop database ${nameOf(shop)} with (force)`);
  await admin.end();
});

const nameOf = ({ config }: TestShop) => new URL(config.databaseUrl ?? "").pathname.slice(1);

/** What the books lack: news for a follower, and unreleased earnings. */
async function madeWork(): Promise<void> {
  const [fan, author] = [await shop.player(), await shop.player({ roles: ["creator"] })];
  await shop.owner.$client.query(
    `with game as (update stores set author_uuid = $2, released_at = now() where id = (select min(id) from stores) returning id)
      insert into wishlists (user_uuid, store_id) select $1, id from game on conflict do nothing`,
    [fan.uuid, author.uuid],
  );
  // Earned after the last release.
  const sold = await game(shop.db, { list: 1_000, author: author.uuid });
  const at = new Date(SHOP_NOW.getTime() + 95 * DAY_MS);
  await buyOne(shop.db, await player(shop.db, { coins: 100_000 }), sold, { at });
}

/** The same shop on a copy of its database. */
async function copyOfShop() {
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  await admin.query(`create database ${name} template ${nameOf(shop)} strategy=file_copy`);
  const db = connectDatabase(inject("serviceUrl") + name, { max: 12 });
  const dataDir = path.join(shop.config.dataDir, name);
  const services: WorkServices = {
    ...shop.services,
    config: { ...shop.config, dataDir },
    db,
    files: shop.files,
    resizer: createResizer(shop.files, path.join(dataDir, "images")),
    // No provider answers.
    fetch: () => Promise.reject(new Error("no network")),
  };
  const tables = await db.$client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker') and has_table_privilege(format('%I.%I', schemaname, tablename), 'select') order by 1`,
  );
  return {
    db,
    services,
    /** How many rows each table has, what each account holds, and how many mails were sent. */
    standing: async () => {
      const counts = await Promise.all(
        tables.rows.map(async ({ name: table }) => {
          const { rows } = await db.$client.query<{ count: number }>(
            `select count(*)::int as count from ${table}`,
          );
          return [table, rows[0]?.count] as const;
        }),
      );
      const { rows: accounts } = await db.$client.query(
        `select a.owner_kind, a.owner_uuid, a.name, a.currency, sum(e.amount)::bigint as sum from ledger_accounts a
          join ledger_entries e on e.account_id = a.id group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
      );
      return { counts: Object.fromEntries(counts), accounts };
    },
    mails: () => {
      try {
        return readdirSync(path.join(dataDir, "mail")).length;
      } catch {
        return 0;
      }
    },
    close: async () => {
      expect((await verifyLedger(db)).differences).toEqual([]);
      await db.$client.end();
      await admin.query(`drop database ${name} with (force)`);
    },
  };
}

type Copy = Awaited<ReturnType<typeof copyOfShop>>;

/** What a job is queued with; those of the clock have nothing. */
async function payloadsOf({ db }: Copy, { task }: Job): Promise<readonly unknown[]> {
  if (task === "payment-receipt") {
    const { rows } = await db.$client.query(
      "select order_no from payments where state <> 'pending' order by 1",
    );
    return rows;
  }
  if (task === "prewarm-images") return [{ hashes: [], widths: [] }];
  return [undefined];
}

/** Jobs that change something here; of the others the test only says that they do no harm. */
const HAVE_WORK = [
  "index-stores",
  "expire-lots",
  "seal-books",
  "release-earnings",
  "notification-events",
  "notification-mails",
  "order-receipts",
  "payment-receipt",
  "sweep-payments",
];
const SENDING = new Set(["mail", "mails"]);

/** Fails only for what its provider or operator has to see, which is the same each time. */
const outcomes = async (run: () => Promise<unknown>, times: number) =>
  new Set(
    (await Promise.allSettled(Array.from({ length: times }, run))).map((each) =>
      each.status === "fulfilled" ? "done" : String(each.reason),
    ),
  );

// R-OPS-5, R-OPS-25
describe("a job that runs three times concurrently, and once more, has the effect of one run", () => {
  test("each of them", async () => {
    const [once, often] = [await copyOfShop(), await copyOfShop()];
    const differ: Record<string, unknown> = {};
    const worked = new Set<string>();
    for (const job of allJobs(once.services).filter(({ task }) => !SENDING.has(task)))
      for (const payload of await payloadsOf(once, job)) {
        const was = JSON.stringify(await once.standing());
        const alone = await outcomes(() => job.run(once.services, payload), 1);
        const together = await outcomes(() => job.run(often.services, payload), 3);
        for (const outcome of await outcomes(() => job.run(often.services, payload), 1))
          together.add(outcome);
        const [left, leaves] = [await once.standing(), await often.standing()];
        if (JSON.stringify(left) !== was) worked.add(job.task);
        if (JSON.stringify([left, [...alone]]) !== JSON.stringify([leaves, [...together]]))
          differ[job.task] = {
            counts: Object.entries(leaves.counts)
              .filter(([table, count]) => left.counts[table] !== count)
              .map(([table, count]) => `${table}: ${count} instead of ${left.counts[table]}`),
            outcomes: [...together],
            expected: [...alone],
          };
      }
    expect(differ).toEqual({});
    expect([...worked]).toEqual(expect.arrayContaining(HAVE_WORK));
    await once.close();
    await often.close();
  }, 300_000);
});

// R-NTF-9
test("a mail that is sent twice is the same mail for its recipient", async () => {
  const copy = await copyOfShop();
  const mail = { ...accountMail("mika@example.com", "en-US", { kind: "user-deleted" }), key: "key" };
  for (const job of allJobs(copy.services).filter(({ task }) => SENDING.has(task))) {
    const before = copy.mails();
    const payload = job.task === "mails" ? [mail] : mail;
    expect(await outcomes(() => job.run(copy.services, payload), 2)).toEqual(new Set(["done"]));
    expect(copy.mails()).toBe(before + 2);
  }
  await copy.close();
});
