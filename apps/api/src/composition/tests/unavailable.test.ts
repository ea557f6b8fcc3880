import { afterAll, beforeAll, expect, test } from "vitest";
import { isDatabaseAway, isStorageFull } from "../../platform/faults.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

/** Makes PostgreSQL itself fail every write to a profile, with a given error code. */
async function whileSavingFails<Result>(errcode: string, work: () => Promise<Result>): Promise<Result> {
  const { $client } = shop.owner;
  await $client.query(`create or replace function fails() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '${errcode}'; end $$`);
  await $client.query("create trigger fails before insert or update on profiles execute function fails()");
  try {
    return await work();
  } finally {
    await $client.query("drop trigger fails on profiles");
  }
}

test.each([
  ["53100", "a full disk", "60"],
  ["53200", "no memory", "5"],
  ["53400", "a limit of its configuration", "5"],
  ["57014", "a statement that took too long", "5"],
  ["58030", "a disk that fails", "5"],
])(
  "when PostgreSQL says %s (%s), the answer is 503, with a code and Retry-After",
  async (code, _says, after) => {
    const player = await shop.player({ country: null });
    const answer = await whileSavingFails(code, () =>
      shop.ask('mutation { setUserCountry(country: "us") { uuid } }', {}, player),
    );
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([503, "service/unavailable"]);
    expect(answer.headers.get("retry-after")).toBe(after);
    expect(JSON.stringify(answer.errors)).not.toContain("could not extend");
  },
);

test("an error is recognized by its cause, and inside an aggregate", () => {
  const full = Object.assign(new Error("disk"), { code: "53100" });
  const wrapped = new Error("Failed query", { cause: new AggregateError([new Error("other"), full]) });
  expect([isStorageFull(wrapped), isDatabaseAway(wrapped)]).toEqual([true, true]);
  expect([isStorageFull(new Error("other")), isDatabaseAway(new Error("other"))]).toEqual([false, false]);
});
