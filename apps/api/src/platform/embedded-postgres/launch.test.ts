import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { launchPostgres, type EmbeddedPostgres } from "./launch.ts";
import { readPostmasterFile } from "./postmaster-file.ts";

const folder = mkdtempSync(path.join(tmpdir(), "catnip-launch-"));
chmodSync(folder, 0o755); // The database runs as another user under root.
const dataDir = path.join(folder, "pg");
let server: EmbeddedPostgres | undefined;

afterEach(async () => {
  await server?.stop();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a server is created, taken over when orphaned, and restarted after a stop", async () => {
  server = await launchPostgres({ dataDir });
  await write(server, "create table kept (id int); insert into kept values (1)");

  const again = await launchPostgres({ dataDir });
  expect(again.reused).toBe(true);
  expect(await count(again)).toBe(1);

  await Promise.all([server.stop(), again.stop()]);
  server = await launchPostgres({ dataDir });
  expect(await count(server)).toBe(1);
});

test("a killed server comes back on the same port with everything it had committed", async () => {
  server = await launchPostgres({ dataDir: path.join(folder, "killed") });
  await write(server, "create table kept (id int); insert into kept values (1)");

  const before = readPostmasterFile(path.join(folder, "killed"));
  process.kill(before?.pid ?? 0, "SIGKILL");
  const { url } = server;
  await expect.poll(() => count({ url }).catch(() => null), { timeout: 20_000 }).toBe(1);
  expect(readPostmasterFile(path.join(folder, "killed"))?.pid).not.toBe(before?.pid);
});

test("a first start that was killed half-way starts over", async () => {
  const half = path.join(folder, "half");
  mkdirSync(`${half}.initialising/base`, { recursive: true });
  writeFileSync(`${half}.initialising/PG_VERSION`, "18");
  server = await launchPostgres({ dataDir: half });
  await write(server, "create table kept (id int); insert into kept values (1)");
  expect(await count(server)).toBe(1);
  expect(existsSync(`${half}.initialising`)).toBe(false);
});

test("a folder with other content is left alone, with one sentence", async () => {
  const foreign = path.join(folder, "foreign");
  mkdirSync(foreign);
  writeFileSync(path.join(foreign, "diary.txt"), "mine");
  await expect(launchPostgres({ dataDir: foreign })).rejects.toThrow(/cannot be started \(.*no database\)/);
  expect(readFileSync(path.join(foreign, "diary.txt"), "utf8")).toBe("mine");
});

async function write(on: EmbeddedPostgres, sql: string) {
  const client = new Client({ connectionString: on.url("owner", "postgres") });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function count(on: Pick<EmbeddedPostgres, "url">): Promise<number> {
  const client = new Client({ connectionString: on.url("owner", "postgres") });
  await client.connect();
  const found = await client.query("select count(*)::int as n from kept");
  await client.end();
  return found.rows[0].n;
}
