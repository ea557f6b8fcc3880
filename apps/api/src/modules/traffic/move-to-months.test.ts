import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MIGRATIONS_FOLDER } from "../../platform/database.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";

/** The migrations up to and without the one that moved traffic into months, in a folder of their own. */
const before = mkdtempSync(path.join(tmpdir(), "catnip-migrations-"));
let shared: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  shared = await testDatabase(2);
  await shared.owner.$client.query(
    "drop schema public cascade; create schema public; drop schema drizzle cascade",
  );
  cpSync(MIGRATIONS_FOLDER, before, { recursive: true });
  const journal = path.join(before, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { idx: number }[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx < 10) }));
});
afterAll(async () => {
  await shared.close();
  rmSync(before, { recursive: true, force: true });
});

test("visits and articles from before are there afterwards, and new ones go on counting", async () => {
  const pool = shared.owner.$client;
  await migrate(shared.owner, { migrationsFolder: before });
  await pool.query(`
    insert into traffic_logs (created_at, event_name, page_location, meta) values
      ('2024-02-29T23:59:59Z', 'old', 'https://shop.test/', '{"a":1}'), ('2025-12-31T23:59:59.999Z', 'older year', null, null),
      ('2026-01-01T00:00:00Z', 'newer year', null, null)`);
  await pool.query(
    "insert into articles (category, headline, text, published_at) values ('ad', 'Old news', '<p>R&amp;D</p>', '2025-01-01')",
  );
  const old = await pool.query(
    "select id, created_at, event_name, page_location, meta from traffic_logs order by id",
  );

  await migrate(shared.owner, { migrationsFolder: MIGRATIONS_FOLDER });
  const kept = await pool.query(
    "select id, created_at, event_name, page_location, meta from traffic_logs order by id",
  );
  expect(kept.rows).toEqual(old.rows);
  const { rows: added } = await pool.query<{ id: number }>(
    "insert into traffic_logs (created_at, event_name) values (now(), 'new') returning id",
  );
  expect(added[0]?.id).toBe(4);
  const { rows: news } = await pool.query(
    "select is_published, version, words, created_at = published_at as dated from articles",
  );
  expect(news).toEqual([{ is_published: true, version: 1, words: "old news\n r&amp;d ", dated: true }]);
});
