import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeGame } from "../../modules/catalog/testing/make-game.ts";
import { give, type ShownGrant } from "../../modules/grants/testing/grant-desk.ts";
import { studio } from "../../modules/submissions/testing/make-submit.ts";
import { player } from "../../modules/orders/testing/shop.ts";
import { applyFact } from "../../modules/top-ups/index.ts";
import { factFor, openPayment, till } from "../../modules/top-ups/testing/till.ts";
import { batchOf, someRequest } from "../../modules/payouts/testing/earn.ts";
import { owe } from "../../modules/wallets/testing/owe.ts";
import { findRechargePlans } from "../../modules/top-ups/payments.service.ts";
import type { Viewer } from "../../platform/context.ts";
import { documentOf } from "../../testing/fuzz/strange-requests.ts";
import { ROLES, type Role } from "../../platform/roles/roles.ts";
import { ACCESS } from "../access.ts";
import { schema } from "../schema.ts";
import { operationsOf } from "../../platform/graphql/root-operations.ts";
import { writeCase } from "../../modules/support/testing/write-case.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let root: Viewer;
beforeAll(async () => {
  shop = await testShop();
  root = await shop.player({ roles: ["player", "root"] });
  await studio(shop).words();
});
afterAll(() => shop.close());

const reason = "A player asked for it.";
const article = { category: "announcement", headline: "Open all night", text: "<p>Come in.</p>" };

async function call(operation: string, variables: Record<string, unknown>, viewer?: Viewer) {
  const found = operationsOf(schema).find(({ field }) => field.name === operation);
  if (!found) throw new Error(`There is no ${operation}`);
  return shop.ask(documentOf(found), variables, viewer);
}

const kindOf = (operation: string) =>
  operationsOf(schema).find(({ field }) => field.name === operation)?.kind;

async function done(operation: string, variables: Record<string, unknown>): Promise<void> {
  const { errors } = await call(operation, variables, root);
  if (errors) throw new Error(JSON.stringify(errors));
}

/** For each audited operation: a call that succeeds, with the data it needs. */
const ACTIONS = {
  addArticle: async () => ({ uuid: randomUUID(), article, reason }),
  setArticle: async () => {
    const uuid = randomUUID();
    await done("addArticle", { uuid, article, reason });
    return { uuid, version: 1, article: { ...article, headline: "Closed tonight" }, reason };
  },
  setClassify: async () => ({
    namespace: "tags",
    id: `tag-${++tagsMade}`,
    t: [{ lang: "en-US", key: "name", value: "Slow burn" }],
    reason,
  }),
  setStoreListed: async () => ({ id: await makeGame(shop.db), listed: false, reason }),
  setConfigurationDocument: async () => ({
    ...somePage(),
    document: { banners: [], items: [] },
    expected_version: 0,
    reason,
  }),
  restoreConfigurationDocument: async () => {
    const at = somePage();
    await done("setConfigurationDocument", {
      ...at,
      document: { banners: [], items: [] },
      expected_version: 0,
      reason,
    });
    return { ...at, version: 1, expected_version: 1, reason };
  },
  addRedemptionCodes: async () => someCodes(),
  approveRedemptionCodes: async () => {
    const codes = { ...someCodes(), rewards: [{ key: "account.silver", amount: 100_000 }] };
    const maker = await shop.player({ roles: ["finance"] });
    const { errors } = await call("addRedemptionCodes", codes, maker);
    if (errors) throw new Error(JSON.stringify(errors));
    return { uuid: codes.uuid, reason };
  },
  endRedemptionCodes: async () => {
    const codes = someCodes();
    await done("addRedemptionCodes", codes);
    return { uuid: codes.uuid, reason };
  },
  decidePaymentCase: async () => ({
    uuid: randomUUID(),
    case_uuid: await someCase(),
    decision: "returned",
    reason,
  }),
  confirmPayment: async () => {
    const payment = await openPayment((await till(shop.db)).services, await player(shop.db), "CNY", "manual");
    return {
      uuid: randomUUID(),
      reference: payment.order_no,
      channel: "bank-transfer",
      external_ref: `R-${payment.order_no}`,
      currency_id: payment.currency_id,
      pay_amount: payment.pay_amount,
      reason,
    };
  },
  refundTopUp: async () => someRefund(),
  withdrawTopUpRefund: async () => {
    const large = await someRefund();
    await done("refundTopUp", large);
    return { uuid: large.uuid, reason };
  },
  writeOffDebt: async () => {
    const debtor = await player(shop.db);
    await owe(shop.db, debtor.uuid, 100);
    return { uuid: randomUUID(), user_uuid: debtor.uuid, reason };
  },
  addPayoutBatch: async () => batchOf([await somePayout()]),
  approvePayoutBatch: async () => ({ uuid: await someBatch(140_000), reason }),
  settlePayoutBatch: async () => ({ uuid: await someBatch(7_000), reason }),
  returnPayout: async () => ({ uuid: await somePayout(), reason }),
  addGrant: async () => someGrant(5),
  confirmGrant: async () => ({ uuid: (await granted(90_000)).uuid, reason }),
  withdrawGrant: async () => ({ uuid: (await granted(90_000)).uuid, reason }),
  takeBackGrant: async () => ({
    uuid: randomUUID(),
    delivery_uuid: (await granted(5)).deliveries[0]?.uuid ?? "",
    reason,
  }),
  addTaxRule: async () => someTax(),
  endTaxRule: async () => {
    const tax = someTax();
    await done("addTaxRule", tax);
    return { uuid: tax.uuid, valid_until: tax.valid_until, reason };
  },
  mintVouchers: async () => someVouchers(),
  issueVouchers: async () => ({ uuid: (await minted()).uuid, reason }),
  voidVouchers: async () => ({ uuid: (await minted()).uuid, reason }),
  importVoucherSales: async () => {
    const { uuid, codes } = await minted();
    await done("issueVouchers", { uuid, reason });
    const line = `${++soldTo},35.00,${codes[0]}`;
    return { provider_key: "taobao", csv: `订单编号,买家实际支付金额,卡密\n${line}`, reason };
  },
  setUserCountryBySupport: async () => ({ user_uuid: (await shop.player()).uuid, country: "TW", reason }),
  addSupportCaseReply: async () => ({
    uuid: randomUUID(),
    number: (await writeCase(shop, {}, await shop.player())).number,
    text: "We look into it.",
    reason,
  }),
  assignSupportCase: async () => ({
    number: (await writeCase(shop, {}, await shop.player())).number,
    to_me: true,
    reason,
  }),
  setSupportCaseState: async () => ({
    number: (await writeCase(shop, {}, await shop.player())).number,
    step: "close",
    reason,
  }),
  setStoreCommentReport: async () => ({ uuid: await someReport(), decision: "keep", reason }),
  findUser: async () => ({ uuid: (await shop.player()).uuid, reason }),
  addUserRole: async () => someRole(),
  delUserRole: async () => {
    const person = await shop.player({ roles: ["player", "support"] });
    return { uuid: randomUUID(), user_uuid: person.uuid, role: "support", reason };
  },
  confirmUserRole: async () => ({ uuid: await someRoleThatWaits(), reason }),
  withdrawUserRole: async () => ({ uuid: await someRoleThatWaits(), reason }),
  reviewStoreSubmit: async () => {
    const at = studio(shop);
    const creator = await at.creator();
    const { uuid, version } = await at.submit(creator, await at.draft(creator));
    return { uuid, version, decision: "refuse", reason };
  },
};

async function someRole(role = "support") {
  return { uuid: randomUUID(), user_uuid: (await shop.player()).uuid, role, reason };
}

/** Requested by another user, so that root may decide about it. */
async function someRoleThatWaits(): Promise<string> {
  const asked = await someRole("finance");
  const { errors } = await call("addUserRole", asked, await shop.player({ roles: ["player", "root"] }));
  if (errors) throw new Error(JSON.stringify(errors));
  return asked.uuid;
}

/** A refund by hand, so large that it waits for a second person. */
async function someRefund() {
  const { services } = await till(shop.db);
  const payment = await openPayment(services, await player(shop.db));
  await shop.owner.$client.query(
    `begin; set local session_replication_role = replica;
     update payments set coin = 20000 where order_no = '${payment.order_no}'; commit`,
  );
  await applyFact(services, factFor(payment));
  return {
    uuid: randomUUID(),
    order_no: payment.order_no,
    pay_amount: payment.pay_amount,
    bank_reference: `B-${payment.order_no}`,
    reason,
  };
}

const somePayout = async (amount?: number) =>
  someRequest(shop, await shop.player({ roles: ["creator"] }), amount);

/** By a new user, so that what they made alone before does not count. */
async function someBatch(amount: number): Promise<string> {
  const batch = batchOf([await somePayout(amount)]);
  const { errors } = await call("addPayoutBatch", batch, await shop.player({ roles: ["finance"] }));
  if (errors) throw new Error(JSON.stringify(errors));
  return batch.uuid;
}

async function someGrant(amount: number) {
  return {
    uuid: randomUUID(),
    platform_key: "international",
    reward: { key: "account.meowcent", amount },
    user_uuid: [(await shop.player()).uuid],
    reason_code: "goodwill",
    reason,
  };
}

/** By another user, so that root may decide about it. */
async function granted(amount: number): Promise<ShownGrant> {
  const maker = await shop.player({ roles: ["finance"] });
  return give(shop, maker, { reward: { key: "account.meowcent", amount }, to: [await shop.player()] });
}

/** Each an hour after the one before, since rules of a country do not overlap. */
function someTax() {
  taxHours += 2;
  const at = (hours: number) => new Date(shop.clock.now.getTime() + hours * 3_600_000).toISOString();
  const span = { valid_from: at(taxHours), valid_until: at(taxHours + 1) };
  return { uuid: randomUUID(), country: "de", rate_bp: 1_900, mode: "inclusive", ...span, reason };
}
let taxHours = 0;

async function someReport(): Promise<string> {
  const { rows } = await shop.db.$client.query<{ uuid: string }>(
    `with said as (
       insert into store_comments (store_id, user_uuid, comment) values ($1, $2, 'Buy cheap fish!') returning uuid)
     insert into store_comment_reports (comment_uuid, user_uuid, reason, note, created_at)
       select uuid, $3, 'spam', '', now() from said returning uuid`,
    [await makeGame(shop.db), (await shop.player()).uuid, (await shop.player()).uuid],
  );
  return rows[0]?.uuid ?? "none";
}

async function someCase(): Promise<string> {
  const orderNo = randomUUID();
  const fact = {
    provider: "sugoi",
    merchantAccount: "CATNIP-DEV",
    orderNo,
    providerTxnId: `T-${orderNo}`,
    kind: "succeeded",
    amount: { currency: "USD", minor: 1_000 },
    evidence: { source: "push", rawRef: "" },
  } as const;
  await applyFact(shop.services, fact);
  const { rows } = await shop.db.$client.query<{ uuid: string }>(
    "select uuid from payment_cases where order_no = $1",
    [orderNo],
  );
  return rows[0]?.uuid ?? "";
}

const somePage = () => ({ path: `configuration/pages/article/${randomUUID()}`, platform_key: "shared" });
const someCodes = () => ({
  uuid: randomUUID(),
  campaign: `campaign ${randomUUID()}`,
  rewards: [{ key: "account.silver", amount: 300 }],
  count: 2,
  reason,
});

let soldTo = 4_000_000_000;
let tagsMade = 0;

async function someVouchers() {
  const { services } = await till(shop.db);
  const [plan] = await findRechargePlans(services.db, "CNY", "international");
  const expires_at = new Date(shop.clock.now.getTime() + 86_400_000).toISOString();
  return { uuid: randomUUID(), provider_key: "taobao", plan_id: plan?.id, count: 1, expires_at, reason };
}

async function minted(): Promise<{ uuid: string; codes: readonly string[] }> {
  const vouchers = await someVouchers();
  const maker = await shop.player({ roles: ["finance"] });
  const made = await shop.ask(
    `mutation ($uuid: ID!, $provider_key: String!, $plan_id: ID!, $count: Int!, $expires_at: DateTime!, $reason: String!) {
      mintVouchers(uuid: $uuid, provider_key: $provider_key, plan_id: $plan_id, count: $count, expires_at: $expires_at,
        reason: $reason) { codes } }`,
    vouchers,
    maker,
  );
  return { uuid: vouchers.uuid, codes: fieldOf<{ codes: string[] }>(made, "mintVouchers").codes };
}

async function tables(): Promise<readonly string[]> {
  const { rows } = await shop.db.$client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** A digest of every row of every table. */
async function everything(): Promise<string> {
  const each = (await tables()).map(
    (name) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as rows from "${name}" t`,
  );
  const { rows } = await shop.db.$client.query(`${each.join(" union all ")} order by 1`);
  return JSON.stringify(rows);
}

/** The tables written by the same transaction as the latest event of an operation. */
async function writtenWith(operation: string): Promise<readonly string[]> {
  const { rows: newest } = await shop.db.$client.query<{ xid: string }>(
    "select xmin::text as xid from audit_events where operation = $1 order by uuid desc limit 1",
    [operation],
  );
  const each = (await tables()).map(
    (name) => `select '${name}' as name from "${name}" where xmin::text = $1`,
  );
  const { rows } = await shop.db.$client.query<{ name: string }>(
    `select distinct name from (${each.join(" union all ")}) t`,
    [newest[0]?.xid],
  );
  return rows.map(({ name }) => name).filter((name) => name !== "audit_events");
}

const events = async (operation: string) =>
  (
    await shop.db.$client.query<Record<string, unknown>>(
      "select actor_uuid, role, operation, why, object_kind, object_id, at from audit_events where operation = $1 order by uuid",
      [operation],
    )
  ).rows;

const operations = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];

test("every operation of staff whose row says so is tested here", () => {
  // What creators do about their own money needs more than a reason; the tests of payouts look at its event.
  const audited = Object.entries(ACCESS).filter(([, row]) => row.audited === true && !row.who.creator);
  expect(operations.toSorted()).toEqual(audited.map(([name]) => name).toSorted());
});

describe.each(operations)("%s", (operation) => {
  const allowed = ROLES.filter((role) => ACCESS[operation]?.who[role]);

  // R-API-3
  test.each(allowed)("by %s writes one event with who, by which role, why and what", async (role: Role) => {
    const variables = await ACTIONS[operation]();
    const staff = await shop.player({ roles: ["player", role] });
    const before = await events(operation);
    expect((await call(operation, variables, staff)).errors).toBeUndefined();
    expect((await events(operation)).slice(before.length)).toEqual([
      {
        actor_uuid: staff.uuid,
        role,
        operation,
        why: reason,
        object_kind: expect.stringMatching(/^[a-z_]+$/),
        object_id: expect.stringMatching(/./),
        at: shop.clock.now,
      },
    ]);
    // In the transaction of the change itself: neither exists without the other. What only reads writes its event
    // alone.
    expect((await writtenWith(operation)).length > 0).toBe(kindOf(operation) === "mutation");
  });

  // R-API-3
  test("changes nothing if its event cannot be written", async () => {
    const variables = await ACTIONS[operation]();
    await shop.owner.$client.query(`create function refuse_events() returns trigger language plpgsql as $$
      begin raise exception 'no events today'; end $$`);
    await shop.owner.$client.query(
      "create trigger refuse_events before insert on audit_events for each row execute function refuse_events()",
    );
    const before = await everything();
    const { errors } = await call(operation, variables, root);
    expect(errors?.[0]?.extensions.code).toBe("9999");
    expect(await everything()).toBe(before);
    await shop.owner.$client.query("drop function refuse_events() cascade");
    // The same call succeeds once events can be written again: it was the event that blocked it.
    expect((await call(operation, variables, root)).errors).toBeUndefined();
  });

  test("rejected for a player, it writes no event and changes nothing", async () => {
    const variables = await ACTIONS[operation]();
    const other = await shop.player();
    const before = await everything();
    expect((await call(operation, variables, other)).errors?.[0]?.extensions.code).toBe("auth/forbidden");
    expect(await everything()).toBe(before);
  });
});

test.each(["update audit_events set why = ''", "delete from audit_events", "truncate audit_events"])(
  "history cannot be rewritten: %s",
  async (statement) => {
    await done("addArticle", await ACTIONS.addArticle());
    await expect(shop.owner.$client.query(statement)).rejects.toThrow("audit events are written once");
  },
);

test("events contain no name and no mail address", async () => {
  const { rows } = await shop.db.$client.query<{ row: string }>("select t::text as row from audit_events t");
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ row }) => /@mail\.test|Mika|Studio Koi/.test(row))).toEqual([]);
});
