import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  countryPrice,
  priceFacts,
  priceTimeline,
  shopDiscount,
  type CountryRatio,
} from "@catnip/domain/prices";
import { PAYOUT_MIN } from "@catnip/domain/payouts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_REDEMPTION_CODES } from "@catnip/demo/catalogue";
import { readConfig } from "../platform/config.ts";
import { createApi, type Api } from "../composition/create-api.ts";
import { createLog } from "../platform/log.ts";
import { testDatabase } from "../platform/testing/test-database.ts";
import type { StoredCard } from "../modules/catalog/store-card.ts";
import { voucherMac } from "../modules/top-ups/vouchers/voucher-mac.ts";
import { readPriceLogs } from "../modules/prices/price-log.ts";
import { verifyLedger } from "../modules/wallets/index.ts";
import { DEMO_USERS } from "./demo-accounts.ts";
import { DEMO_VOUCHERS } from "./demo-vouchers.ts";
import { plantManyGames } from "./many-games.ts";
import type { Step } from "./seed-services.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let api: Api;
const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-seed-"));

beforeAll(async () => {
  database = await testDatabase();
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url };
  api = await createApi(readConfig(env), { log: createLog("silent") });
});
afterAll(async () => {
  await api.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type PricedFields = "id" | "released_at" | "store_price" | "store_activity";

const quietly: Step = (_says, work) => work();

/** A machine that crashes in the middle of the given step, with its work half done. */
const killedAfter =
  (step: string): Step =>
  async (says, work) => {
    const result = await work();
    if (says === step) throw new Error("power cut");
    return result;
  };

async function counts() {
  const { rows } = await database.db.$client.query(`select
    (select count(*)::int from stores) as stores, (select count(*)::int from store_infos) as infos,
    (select count(*)::int from builds) as builds, (select count(*)::int from store_comments) as comments,
    (select count(*)::int from orders) as orders, (select count(*)::int from "user") as users,
    (select count(*)::int from user_coupons) as coupons, (select sum(balance)::bigint from ledger_accounts) as money`);
  return rows[0];
}

test("an interrupted seed is completed by the next start, and a finished one is left alone", async () => {
  await expect(api.seedIfEmpty(killedAfter("Demo games put on the shelves"))).rejects.toThrow("power cut");
  expect(await counts()).toMatchObject({ builds: 0, comments: 0 });
  await expect(api.seedIfEmpty(killedAfter("Demo players came and bought"))).rejects.toThrow("power cut");
  const whole = await counts();
  expect(whole["stores"]).toBeGreaterThanOrEqual(60);

  await api.seedIfEmpty(quietly);
  expect(await counts()).toEqual(whole);

  await database.db.$client.query("delete from store_comments");
  await api.seedIfEmpty(quietly);
  expect(await counts()).toMatchObject({ comments: 0 });
}, 120_000);

test("demo players have something to show on their pages", async () => {
  const { rows } = await database.db.$client.query(`select
    (select count(*)::int from user_follows) as follows, (select count(*)::int from play_times) as played,
    (select count(*)::int from profiles where show_play_time) as shown`);
  expect(rows[0]).toEqual({
    follows: expect.toSatisfy((n: number) => n > 10),
    played: expect.toSatisfy((n: number) => n > 10),
    shown: expect.toSatisfy((n: number) => n > 1),
  });
});

test("the creator who can log in has games, sales, followers, earnings and a payout", async () => {
  const { rows } = await database.db.$client.query(
    `with me as (select id from "user" where email = 'creator@catnip.test'), money as (
       select a.name, sum(e.amount)::int as amount from ledger_accounts a join ledger_entries e on e.account_id = a.id
       where a.owner_kind = 'creator' and a.owner_uuid = (select id from me) group by a.name)
     select
       (select count(*)::int from stores where author_uuid = (select id from me) and is_published) as games,
       (select count(*)::int from order_lines where creator_uuid = (select id from me)) as sales,
       (select count(*)::int from user_follows where followed_uuid = (select id from me)) as followers,
       (select amount from money where name = 'held') as held,
       (select amount from money where name = 'payable') as payable,
       (select array_agg(state) from payout_requests where creator_uuid = (select id from me)) as payouts,
       (select nickname from profiles where user_uuid = (select id from me)) as nickname,
       (select head is not null from profiles where user_uuid = (select id from me)) as has_picture`,
  );
  const above = (least: number) => expect.toSatisfy((n: number) => n > least);
  expect(rows[0]).toEqual({
    games: 6,
    sales: above(20),
    followers: above(2),
    held: above(0),
    payable: above(PAYOUT_MIN),
    payouts: ["settled"],
    nickname: "Moth & Lantern",
    has_picture: true,
  });
});

test("the books of the demo shop balance", async () => {
  const { differences } = await verifyLedger(database.db);
  expect(differences).toEqual([]);
});

test("everything around the demo shop's games is stored as configuration documents", async () => {
  const { rows } = await database.db.$client.query<{ path: string; reason: string }>(
    "select path, reason from configuration_versions where version = 1 and platform_key = 'shared' order by path",
  );
  expect(rows.map(({ path: at }) => at)).toEqual([
    "configuration/pages/default",
    "configuration/pages/footer",
    "configuration/pages/header",
    "price/price-rate",
    "price/recharge",
    "tags/submit",
  ]);
  const newer = await database.db.$client.query("select 1 from configuration_versions where version > 1");
  expect(newer.rowCount).toBe(0);
});

test("every game has texts in three languages, a cover, a price and, once released, a build", async () => {
  const { rows } = await database.db.$client.query<{ id: number }>(`
    select s.id from stores s join store_cards c on c.store_id = s.id
    where json_array_length(c.compact -> 'texts') < 3
      or c.compact #>> array['pictures', c.compact #>> '{texts,0,4}', '0'] is null
      or not exists (select 1 from store_prices p where p.store_id = s.id and p.country = 'us')
      or (s.released_at < now() and not exists (select 1 from builds b where b.store_id = s.id and b.kind = 'official'))`);
  expect(rows).toEqual([]);
});

// R-PRC-12, R-PRC-13
test("every price that lists show can be derived again from the log, and every reduction is measured from its prior price", async () => {
  const now = new Date();
  const { rows: cards } = await database.db.$client.query<Pick<StoredCard, PricedFields>>(
    "select store_id as id, compact ->> 'released_at' as released_at, compact -> 'store_price' as store_price, compact -> 'store_activity' as store_activity from store_cards",
  );
  const { rows: ratios } = await database.db.$client.query<CountryRatio>(
    "select country, ratio_bp from country_ratios",
  );
  const countries = ["us", "jp", "cn", "de", ...ratios.map(({ country }) => country)];
  const logs = await readPriceLogs(
    database.db,
    cards.map(({ id }) => id),
  );
  const shown = cards.flatMap(({ id, store_price, store_activity }) =>
    countries.map((country) => {
      const list = countryPrice(store_price, country, ratios);
      const price = list === null ? null : shopDiscount(list, store_activity, now);
      return { id, country, current: price, announced_percent: price?.percent ?? 0 };
    }),
  );
  const released = new Map(cards.map(({ id, released_at }) => [id, released_at]));
  const derived = shown.map(({ id, country }) => {
    const terms = { country, soldSince: released.get(id) ?? null };
    const facts = priceFacts(priceTimeline(logs.get(id) ?? [], country, now), terms, now);
    return { id, country, current: facts.current, announced_percent: facts.announced_percent };
  });
  expect(derived).toEqual(shown);
  expect(shown.filter(({ announced_percent }) => announced_percent > 0).length).toBeGreaterThan(100);
});

test("the demo shop's prices have a year behind them", async () => {
  const { rows } = await database.db.$client.query<{ days: number; events: number }>(
    `select extract(day from now() - min(at))::int as days, count(*)::int as events
     from price_events where store_id is not null`,
  );
  expect(rows[0]?.days).toBeGreaterThanOrEqual(364);
  expect(rows[0]?.events).toBeGreaterThan(150);
});

test("the free trial of a game playable here is a different build from the game", async () => {
  const { rows } = await database.db.$client.query<{ same: boolean }>(`
    select o.hash = t.hash as same from builds o join builds t on t.store_id = o.store_id and t.kind = 'trial'
    where o.kind = 'official' and o.platform = 'web' and t.platform = 'web'`);
  expect(rows).toEqual([{ same: false }, { same: false }, { same: false }]);
});

test("the shop can be grown for load tests, and every game has its card", async () => {
  expect(await plantManyGames(database.db, 300)).toBe(300);
  expect(await plantManyGames(database.db, 300)).toBe(300);
  const { rows } = await database.db.$client.query(`select (select count(*)::int from stores) as stores,
    (select count(*)::int from store_cards) as cards, (select count(*)::int from store_searches) as searches`);
  expect(rows).toEqual([{ stores: 300, cards: 300, searches: 300 }]);
});

test("demo accounts have the documented passwords, and no session stays open", async () => {
  const { rows } = await database.db.$client.query<{ email: string }>(
    `select email from "user" where email like '%@catnip.test' order by email`,
  );
  expect(rows.map(({ email }) => email)).toEqual(DEMO_USERS.map(({ email }) => email).toSorted());
  expect(DEMO_USERS.every(({ password }) => /^[A-Za-z0-9]{8,16}$/.test(password))).toBe(true);
  const sessions = await database.db.$client.query("select 1 from site_sessions");
  expect(sessions.rowCount).toBe(0);
});

test("the demo shop's reward codes are those in the guide, and each is created once", async () => {
  const guide = readFileSync(
    path.join(import.meta.dirname, "../../../../docs/guides/reward-codes.md"),
    "utf8",
  );
  const printed = guide.match(/\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/g);
  const planted = DEMO_REDEMPTION_CODES.flatMap(({ codes }) => codes);
  expect(printed).toEqual(planted);
  const { rows } = await database.db.$client.query("select count(*)::int as codes from redemption_codes");
  expect(rows).toEqual([{ codes: planted.length }]);
});

test("the demo shop's vouchers are those in the guide, each is planted once, and each pays", async () => {
  const guide = readFileSync(path.join(import.meta.dirname, "../../../../docs/guides/vouchers.md"), "utf8");
  expect(guide.match(/\b[0-9A-Z]{6}(-[0-9A-Z]{6}){2}\b/g)).toEqual(DEMO_VOUCHERS);
  const { rows } = await database.db.$client.query<{ mac: Buffer; state: string }>(
    "select mac, state from voucher_codes",
  );
  const macs = DEMO_VOUCHERS.map((code) => voucherMac(api.services.config, code)?.toString("hex"));
  expect(rows).toHaveLength(DEMO_VOUCHERS.length);
  expect(new Set(rows.map(({ mac }) => mac.toString("hex")))).toEqual(new Set(macs));
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["issued"]));
});

test("production gets what it needs to sell, but no demo games and no demo accounts", async () => {
  const own = await testDatabase();
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: own.url,
    NODE_ENV: "production",
    SECRET: "0123456789abcdef".repeat(4),
    PUBLIC_ORIGIN_PATTERN: "https://{site}.catnip.example",
  };
  const production = await createApi(readConfig(env), { log: createLog("silent") });
  await production.seedIfEmpty(quietly);
  const { rows } = await own.db.$client.query(`select (select count(*)::int from stores) as stores,
    (select count(*)::int from "user") as users, (select count(*) > 0 from recharge_plans) as plans`);
  expect(rows[0]).toEqual({ stores: 0, users: 0, plans: true });
  expect(production.demoAccounts).toEqual([]);
  await production.close();
  await own.close();
});

// R-OPS-2
test("production refuses to start on a former demo shop, even an incomplete one, and says what to do", async () => {
  const own = await testDatabase();
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: own.url,
    NODE_ENV: "production",
    SECRET: "0123456789abcdef".repeat(4),
    PUBLIC_ORIGIN_PATTERN: "https://{site}.catnip.example",
  };
  const start = () => createApi(readConfig(env), { log: createLog("silent") });
  const demo = await createApi(
    { ...readConfig({ ...env, NODE_ENV: "", PUBLIC_ORIGIN_PATTERN: "" }), dataDir },
    { log: createLog("silent") },
  );
  await expect(demo.seedIfEmpty(killedAfter("Demo accounts made"))).rejects.toThrow("power cut");
  await demo.close();
  await expect(start()).rejects.toThrow(/holds the demo shop.+DATABASE_URL.+DATA_DIR\.$/);
  // A demo account alone is enough: its password is public, wherever it came from.
  await own.db.$client.query("delete from configuration_documents where path = 'seed/demo'");
  await expect(start()).rejects.toThrow("holds the demo shop");
  await own.db.$client.query(`update "user" set email = id || '@deleted.invalid'`);
  await (await start()).close();
  await own.close();
}, 120_000);

test("a shop that we did not seed is left alone", async () => {
  const own = await testDatabase();
  const other = await createApi(readConfig({ DATA_DIR: dataDir, DATABASE_URL: own.url }), {
    log: createLog("silent"),
  });
  await own.db.$client.query(
    "insert into stores (path, category, support_platform) values ('mine', 'boy-bl', 'web')",
  );
  await other.seedIfEmpty(quietly);
  const { rows } = await own.db.$client.query("select count(*)::int as stores from stores");
  expect(rows).toEqual([{ stores: 1 }]);
  await other.close();
  await own.close();
});
