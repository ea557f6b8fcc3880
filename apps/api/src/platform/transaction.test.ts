import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "./testing/test-database.ts";
import { inTransaction } from "./transaction.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(1);
  await database.owner.$client.query("create table said (word text); grant all on said to public");
});
afterAll(() => database.close());

const words = async () => (await database.db.$client.query("select word from said")).rows;

test("commits everything, or nothing if it throws", async () => {
  const undone = inTransaction(database.db, async ({ $client }) => {
    await $client.query("insert into said values ('never')");
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  expect(await words()).toEqual([]);
  expect(
    await inTransaction(database.db, async ({ $client }) => {
      await $client.query("insert into said values ('done')");
      return 7;
    }),
  ).toBe(7);
  expect(await words()).toEqual([{ word: "done" }]);
});

test("a connection that broke meanwhile is not reused", async () => {
  const broken = inTransaction(database.db, async ({ $client }) => {
    const { rows } = await $client.query<{ pid: number }>("select pg_backend_pid() as pid");
    await database.owner.$client.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    await $client.query("insert into said values ('never')");
  });
  await expect(broken).rejects.toThrow();
  expect(await words()).toEqual([{ word: "done" }]);
});

test("nothing else opens a transaction", () => {
  const folder = path.resolve(import.meta.dirname, "..");
  const others = globSync("**/*.ts", { cwd: folder }).filter(
    (file) =>
      !file.endsWith(".test.ts") &&
      file !== path.join("platform", "transaction.ts") &&
      /\.transaction\(|["'`]begin["'`]/.test(readFileSync(path.join(folder, file), "utf8")),
  );
  expect(others).toEqual([]);
});
