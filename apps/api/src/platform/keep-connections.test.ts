import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type Database } from "./database.ts";
import { testDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;
let one: Database;
beforeAll(async () => {
  database = await testDatabase(1);
  one = connectDatabase(database.url, { max: 1 });
});
afterAll(async () => {
  await one.$client.end();
  await database.close();
});

const backend = async () => {
  const { rows } = await one.$client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
};

test.each([
  { says: "an error of a function", refused: "select money_refusal('pay/insufficient-balance')" },
  { says: "a constraint", refused: "insert into stores (path) values (null)" },
  { says: "a syntax error", refused: "selekt" },
])("$says costs no connection", async ({ refused }) => {
  const before = await backend();
  for (let times = 0; times < 3; times += 1)
    await expect(one.$client.query({ name: refused.slice(0, 20), text: refused })).rejects.toThrow();
  expect(await backend()).toBe(before);
});

test("a script that fails within its transaction leaves no failed transaction behind", async () => {
  await expect(one.$client.query("begin; selekt; commit")).rejects.toThrow();
  await expect(one.$client.query("begin; select 1/0; commit")).rejects.toThrow("division by zero");
  expect(await backend()).toEqual(expect.any(Number));
});

test("a connection that the server ended is replaced", async () => {
  const before = await backend();
  await expect(one.$client.query("select pg_terminate_backend(pg_backend_pid())")).rejects.toThrow();
  const after = await backend();
  expect(after).toEqual(expect.any(Number));
  expect(after).not.toBe(before);
});
