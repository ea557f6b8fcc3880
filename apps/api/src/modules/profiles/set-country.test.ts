import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let support: Viewer;
let mika: Viewer;
beforeAll(async () => {
  shop = await testShop();
  support = await shop.player({ roles: ["player", "support"] });
});
beforeEach(async () => {
  mika = await shop.player({ country: "jp" });
});
afterAll(() => shop.close());

const SET = `mutation ($user: ID!, $country: String!, $reason: String!) {
  setUserCountryBySupport(user_uuid: $user, country: $country, reason: $reason) { user_uuid country } }`;
const set = async (
  viewer: Viewer | undefined,
  input: { user?: string; country?: string; reason?: string } = {},
) => {
  const usual = { user: mika.uuid, country: "TW", reason: "Moved to Taipei, see case 4711." };
  const { data, errors } = await shop.ask(SET, { ...usual, ...input }, viewer);
  return errors?.[0]?.extensions.code ?? data?.["setUserCountryBySupport"];
};
const country = async () =>
  (await shop.ask("{ me { country } }", {}, mika)).data?.["me"] as { readonly country: string | null };
const events = async (of = mika.uuid) =>
  (
    await shop.db.$client.query(
      `select actor_uuid, role, operation, object_kind, why, before, after from audit_events
       where object_id = $1 order by at, uuid`,
      [of],
    )
  ).rows;

// R-PRF-1
test("support corrects a country, and the audit log has who did it, why, and the old value", async () => {
  expect(await set(support, { country: "tw" })).toEqual({ user_uuid: mika.uuid, country: "TW" });
  expect(await country()).toEqual({ country: "TW" });
  expect(await events()).toEqual([
    {
      actor_uuid: support.uuid,
      role: "support",
      operation: "setUserCountryBySupport",
      object_kind: "user",
      why: "Moved to Taipei, see case 4711.",
      before: { country: "JP" },
      after: { country: "TW" },
    },
  ]);
});

test("the user is notified once per change", async () => {
  await set(support);
  await set(support);
  const { rows } = await shop.db.$client.query(
    "select kind, facts ->> 'country' as country from notifications where user_uuid = $1",
    [mika.uuid],
  );
  expect(rows).toEqual([{ kind: "country_changed", country: "TW" }]);
});

test("root may too", async () => {
  expect(await set(await shop.player({ roles: ["root"] }))).toMatchObject({ country: "TW" });
});

test("a double click changes and logs once", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => set(support)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await events()).toHaveLength(1);
});

test("works for a user without a country, even without a profile", async () => {
  mika = await shop.player({ country: null });
  expect(await set(support)).toMatchObject({ country: "TW" });
  expect(await events()).toMatchObject([{ before: { country: null } }]);
});

test.each(["player", "creator", "reviewer", "finance"] as const)("a %s may not", async (role) => {
  expect(await set(await shop.player({ roles: [role] }))).toBe("auth/forbidden");
  expect([await country(), await events()]).toEqual([{ country: "JP" }, []]);
});

test("guests have to log in; a former support agent is rejected", async () => {
  expect(await set(undefined)).toBe("auth/login-required");
  const former = await shop.player({ roles: ["support"] });
  await shop.db.$client.query(`update "user" set roles = '{player}' where id = $1`, [former.uuid]);
  expect(await set(former)).toBe("auth/forbidden");
});

// R-PRF-1
test("staff cannot change their own, since it decides the prices they pay", async () => {
  expect(await set(support, { user: support.uuid })).toBe("auth/forbidden");
  expect(await set(support, { user: support.uuid.toUpperCase() })).toBe("auth/forbidden");
});

test.each([
  { says: "an unknown country", input: { country: "XX" }, code: "input/invalid" },
  { says: "no reason", input: { reason: " \u200B" }, code: "input/invalid" },
  { says: "a reason that is too long", input: { reason: "x".repeat(501) }, code: "input/invalid" },
  { says: "an unknown player", input: { user: randomUUID() }, code: "auth/user-not-found" },
  { says: "an invalid uuid", input: { user: "1" }, code: "auth/user-not-found" },
])("$says is rejected and changes nothing", async ({ input, code }) => {
  expect(await set(support, input)).toBe(code);
  expect([await country(), await events()]).toEqual([{ country: "JP" }, []]);
});

test("without the audit event there is no change", async () => {
  await shop.owner.$client.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create trigger refuse before insert on audit_events for each row execute function refuse()`,
  );
  try {
    expect(await set(support)).toBe("9999");
  } finally {
    await shop.owner.$client.query("drop trigger refuse on audit_events");
  }
  expect(await country()).toEqual({ country: "JP" });
});
