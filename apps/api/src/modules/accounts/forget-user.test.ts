import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { giveGame, takeGame } from "../entitlements/testing/give-game.ts";
import { forgetUser } from "./users.service.ts";

/** Columns that still reference a forgotten player by bare ID, and why. */
const KEPT: Readonly<Record<string, string>> = {
  "article_versions.author_uuid": "work of staff",
  "audit_events.actor_uuid": "work of staff",
  "configuration_versions.author": "work of staff",
  "support_messages.actor_uuid": "work of staff",
  "redemption_batches.created_by": "work of staff",
  "grants.created_by": "work of staff",
  "grant_reversals.created_by": "work of staff",
  "store_submits.reviewer_uuid": "work of staff",
  "store_submit_events.actor_uuid": "history of a game that others bought",
  "store_listings.author_uuid": "a game that others bought",
  "store_submits.author_uuid": "history of a game that others bought",
  "stores.agent_uuid": "a game that others bought",
  "stores.author_uuid": "a game that others bought",
  "creator_contracts.creator_uuid": "the books",
  "payout_batches.created_by": "work of staff",
  "payout_steps.actor_uuid": "work of staff, and the books",
  "role_changes.created_by": "work of staff",
  "role_changes.user_uuid": "which roles were given and taken, of a uuid",
  "tax_rules.created_by": "work of staff",
  "voucher_batches.created_by": "work of staff",
  "payout_requests.creator_uuid": "the books",
  "earnings_progress.creator_uuid": "the books",
  "ledger_accounts.owner_uuid": "the books",
  "order_lines.creator_uuid": "the books",
  "order_refunds.user_uuid": "the books",
  "orders.user_uuid": "the books",
  "payments.user_uuid": "the books",
  "payment_disputes.user_uuid": "the books",
  "debt_write_offs.user_uuid": "the books",
  "entitlements.user_uuid": "what an order was for",
  "grant_deliveries.user_uuid": "what a gift was; it is not given again",
  "redemptions.user_uuid": "what a code was used for; it is not redeemed again",
  "pay_tickets.user_uuid": "run out within a minute",
  "oauth_client.user_id": "our own sites, which have no owner",
  "site_sessions.user_uuid":
    "tells every process that tokens still out there are worth nothing; swept after that",
  "profiles.user_uuid": "a row without anything in it",
};

let shop: TestShop;
let mika: Viewer;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  mika = await shop.player({ nickname: "Mika" });
});
afterAll(() => shop.close());

const query = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await shop.db.$client.query<Row>(text, [...values])).rows;
const forget = (viewer: Viewer) => forgetUser(shop.services, viewer.uuid);
const done = async (mutation: string, viewer: Viewer) => {
  const answer = await shop.ask(`mutation { ${mutation} }`, {}, viewer);
  expect(answer.errors).toBeUndefined();
};

/** Every column of every table that may identify a player, as `table.column`. */
async function columnsNamingPeople(): Promise<readonly string[]> {
  const rows = await query<{ at: string }>(
    `select c.table_name || '.' || c.column_name as at from information_schema.columns c
       join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace and not t.relispartition
     where c.table_schema = 'public' and c.udt_name = 'uuid' and t.relkind in ('r', 'p') and c.column_name ~
       '^(user|owner|scope|actor|author|reviewer|creator|agent|follower|followed|sender|receiver)_(uuid|id)$|^author$|^created_by$'
     order by 1`,
  );
  return rows.map(({ at }) => at);
}

/** Inserts a row into any table: the player in one column, required values in the others. */
async function plant(table: string, column: string, userUuid: string): Promise<void> {
  const columns = await query<{ name: string; type: string }>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
       and is_identity = 'NO' and column_name <> $2`,
    [table, column],
  );
  const filled = columns.map(({ name, type }) => ({
    name,
    value: PLANTED[`${table}.${name}`] ?? FILLING[type] ?? "1",
  }));
  const names = [column, ...filled.map(({ name }) => name)].map((name) => `"${name}"`).join(", ");
  const values = [`'${userUuid}'`, ...filled.map(({ value }) => value)].join(", ");
  await shop.owner.$client.query(
    `set session_replication_role = replica; insert into "${table}" (${names}) values (${values});
     set session_replication_role = default`,
  );
}

const FILLING: Readonly<Record<string, string>> = {
  uuid: "gen_random_uuid()",
  text: "gen_random_uuid()::text",
  timestamptz: "now()",
  bool: "false",
  json: "'[]'",
  jsonb: "'[]'",
  bytea: "'x'",
  _text: "'{}'",
};
const PLANTED: Readonly<Record<string, string>> = {
  "uploads.scope": "'user'",
  "notifications.kind": "'new_device'",
  "support_cases.state": "'open'",
};

// R-ACC-14, R-PAY-53
test("no table references a forgotten player except those that must", async () => {
  const columns = await columnsNamingPeople();
  expect(columns.length).toBeGreaterThan(30);
  expect(Object.keys(KEPT).filter((at) => !columns.includes(at))).toEqual([]);
  const personal = columns.filter((at) => !(at in KEPT));
  for (const at of personal) await plant(...(at.split(".") as [string, string]), mika.uuid);
  await forget(mika);
  for (const at of personal) {
    const [table, column] = at.split(".");
    const left = await query(`select 1 from "${table}" where "${column}" = $1`, [mika.uuid]);
    expect([at, left.length]).toEqual([at, 0]);
  }
});

test("none of their names, profile texts or links is left anywhere", async () => {
  const canary = `canary${randomUUID().slice(0, 8)}`;
  const person = await shop.player({ nickname: canary });
  const game = await makeGame(shop.db);
  await giveGame(shop.db, person.uuid, game);
  await done(
    `setUser(auth: { name: "${canary}" }, profile: { nickname: "${canary}", brief: "${canary}", social: {
        email_show: true, twitter: "https://x.com/${canary}" } },
      metadata: [{ name: "${canary}", value: "${canary}" }]) { uuid }
    addWishlist(store_id: ${game}, memo: "${canary}") { uuid }
    addStoreComment(store_id: ${game}, vote: 1, comment: "I, ${canary}, purr.") { uuid }`,
    person,
  );
  await done(`addStoreComment(store_id: ${game}, vote: 1, comment: "Purr.") { uuid }`, person);
  await shop.db.$client.query("update stores set author_uuid = $2 where id = $1", [game, person.uuid]);
  await forget(person);
  const tables = await query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  for (const { name } of tables) {
    const left = await query(`select 1 from "${name}" t where t::text ilike $1`, [`%${canary}%`]);
    expect([name, left.length]).toEqual([name, 0]);
  }
});

// R-ACC-14, R-CMT-6
test("their comments stay without a name, and their votes still count", async () => {
  const game = await makeGame(shop.db);
  await giveGame(shop.db, mika.uuid, game);
  await done(`addStoreComment(store_id: ${game}, vote: 1, comment: "Purr.") { uuid }`, mika);
  await forget(mika);
  const { data } = await shop.ask(
    `{ findStoreComment(store_id: ${game}) { list { comment vote user { uuid nickname head } } } }`,
  );
  expect(data?.["findStoreComment"]).toEqual({
    list: [{ comment: "Purr.", vote: 1, user: { uuid: null, nickname: null, head: null } }],
  });
  expect(await query("select good from store_ratings where store_id = $1", [game])).toEqual([{ good: 1 }]);
});

test("a vote for a refunded game does not come back anonymously", async () => {
  const game = await makeGame(shop.db);
  await giveGame(shop.db, mika.uuid, game);
  await done(`addStoreComment(store_id: ${game}, vote: 1, comment: "Purr.") { uuid }`, mika);
  await takeGame(shop.db, mika.uuid, game);
  await forget(mika);
  expect(await query("select good from store_ratings where store_id = $1", [game])).toEqual([{ good: 0 }]);
});

test("they have no public page, no followers and no follows", async () => {
  const sora = await shop.player();
  await done(`addUserFollowed(followed_user_uuid: "${sora.uuid}") { uuid }`, mika);
  await done(`addUserFollowed(followed_user_uuid: "${mika.uuid}") { uuid }`, sora);
  await forget(mika);
  const answer = await shop.ask(
    `{ findUserPublic(uuid: ["${mika.uuid}", "${sora.uuid}"]) { uuid followers following activity { total } } }`,
  );
  expect(fieldOf(answer, "findUserPublic")).toEqual([
    { uuid: sora.uuid, followers: 0, following: 0, activity: { total: 0 } },
  ]);
  const again = await shop.ask(
    `mutation { addUserFollowed(followed_user_uuid: "${mika.uuid}") { uuid } }`,
    {},
    sora,
  );
  expect(again.errors?.[0]?.extensions.code).toBe("auth/user-not-found");
});

test("a creator's games stay without the name", async () => {
  const game = await makeGame(shop.db);
  await shop.db.$client.query("update stores set author_uuid = $2 where id = $1", [game, mika.uuid]);
  await shop.db.$client.query("update profiles set brief = 'Cats.' where user_uuid = $1", [mika.uuid]);
  await forget(mika);
  const { data } = await shop.ask(`{ findStore(id: ${game}) { list { author } } }`);
  expect(data?.["findStore"]).toEqual({ list: [{ author: null }] });
});

test("forgetting is idempotent, and harmless for a user who never existed", async () => {
  await forget(mika);
  const [first] = await query('select deleted_at from "user" where id = $1', [mika.uuid]);
  await forget(mika);
  await forget({ ...mika, uuid: randomUUID() });
  expect(first).toEqual({ deleted_at: expect.any(Date) });
  expect(await query('select email, deleted_at from "user" where id = $1', [mika.uuid])).toEqual([
    { email: `${mika.uuid}@deleted.invalid`, ...first },
  ]);
});
