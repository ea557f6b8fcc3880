import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { forgetTraces } from "../accounts/forget-traces.ts";
import { tidyTraffic } from "./tidy-traffic.ts";
import { createTrafficWriter } from "./write-traffic.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = SHOP_NOW;
  await shop.db.$client.query("delete from traffic_logs");
});

const VISIT = {
  consent: true,
  event_name: "page_view",
  client_id: "b1.c2",
  session_id: "s-3",
  session_count: 4,
  utm_source: "forum",
  utm_medium: "post",
  utm_campaign: "spring",
  utm_term: "cats",
  utm_content: "banner",
  page_location: "http://international.localhost:4000/store/101?keyword2=x#top",
  page_title: "Neon Drift · Catnip",
  page_referrer: "https://forum.test/thread/7?page=2",
  language: "zh-TW",
  screen_resolution: "1440x900",
  user_agent: "Mozilla/5.0",
  meta: { plan_id: 3 },
};

/** Fields stored under their own name; the consent itself is not stored. */
const { consent: _consent, ...WORDS } = VISIT;

const note = (
  visit: Partial<typeof VISIT> | Record<string, unknown>,
  viewer?: Parameters<TestShop["ask"]>[2],
) =>
  shop.ask(
    `mutation ($event_name: String!, $client_id: String, $session_id: String, $session_count: Int, $utm_source: String,
        $utm_medium: String, $utm_campaign: String, $utm_term: String, $utm_content: String, $page_location: String,
        $page_title: String, $page_referrer: String, $language: String, $screen_resolution: String, $user_agent: String,
        $meta: JSON, $consent: Boolean) {
      addLogTraffic(consent: $consent, event_name: $event_name, client_id: $client_id, session_id: $session_id, session_count: $session_count,
        utm_source: $utm_source, utm_medium: $utm_medium, utm_campaign: $utm_campaign, utm_term: $utm_term,
        utm_content: $utm_content, page_location: $page_location, page_title: $page_title, page_referrer: $page_referrer,
        language: $language, screen_resolution: $screen_resolution, user_agent: $user_agent, meta: $meta)
    }`,
    visit,
    viewer,
  );
const total = async () =>
  (await shop.db.$client.query<{ count: number }>("select count(*)::int as count from traffic_logs")).rows[0]
    ?.count;
const rows = async (columns: string) =>
  (await shop.db.$client.query<Record<string, unknown>>(`select ${columns} from traffic_logs order by id`))
    .rows;
const partitions = async () =>
  (
    await shop.db.$client.query<{ name: string }>(
      `select relname as name from pg_inherits join pg_class on oid = inhrelid
       where inhparent = 'traffic_logs'::regclass order by 1`,
    )
  ).rows.map(({ name }) => name);

describe("a visit", () => {
  // R-TRF-2
  test("is stored as the page reports it, without the queries of its URLs", async () => {
    const player = await shop.player();
    expect((await note(VISIT, player)).data).toEqual({ addLogTraffic: true });
    expect(
      await rows(
        "event_name, user_uuid, platform_key, client_id, session_id, session_count, utm_source, utm_medium, utm_campaign, utm_term, utm_content, page_location, page_title, page_referrer, language, screen_resolution, user_agent, meta, created_at",
      ),
    ).toEqual([
      {
        ...WORDS,
        user_uuid: player.uuid,
        platform_key: "international",
        page_location: "http://international.localhost:4000/store/101",
        page_referrer: "https://forum.test/thread/7",
        created_at: SHOP_NOW,
      },
    ]);
  });

  // R-TRF-1
  test("of a guest identifies no one, and neither does one with a pay token", async () => {
    const player = await shop.player();
    await note(VISIT);
    await note(VISIT, { ...player, audience: "pay" });
    expect(await rows("user_uuid")).toEqual([{ user_uuid: null }, { user_uuid: null }]);
  });

  test("of a deleted account still counts but belongs to no one", async () => {
    const player = await shop.player();
    const other = await shop.player();
    await note(VISIT, player);
    await note(VISIT, other);
    await forgetTraces(shop.db, player.uuid);
    expect(await rows("user_uuid, client_id, session_id, event_name")).toEqual([
      { user_uuid: null, client_id: null, session_id: null, event_name: "page_view" },
      { user_uuid: other.uuid, client_id: "b1.c2", session_id: "s-3", event_name: "page_view" },
    ]);
  });

  // R-TRF-3
  test("search words are stored, but not who searched", async () => {
    const player = await shop.player();
    const meta = { user_id: player.uuid, type: "all", search_term: "cats" };
    await note({ ...VISIT, event_name: "pg_store_search", meta }, player);
    expect(await rows("user_uuid, client_id, session_id, meta")).toEqual([
      { user_uuid: null, client_id: null, session_id: null, meta: { type: "all", search_term: "cats" } },
    ]);
  });

  test.each([
    { says: "without a consent field", consent: undefined },
    { says: "of a visitor who declined", consent: false },
    { says: "with null for consent", consent: null },
  ])("$says is not stored", async ({ consent }) => {
    const player = await shop.player();
    expect((await note({ ...VISIT, consent })).data).toEqual({ addLogTraffic: false });
    expect((await note({ ...VISIT, consent }, player)).data).toEqual({ addLogTraffic: false });
    expect(await total()).toBe(0);
  });

  test.each([
    { says: "a name that is too long", visit: { event_name: "x".repeat(101) } },
    {
      says: "facts that are too large",
      visit: { event_name: "begin_checkout", meta: { text: "x ".repeat(2_000), more: "x".repeat(2_000) } },
    },
  ])("$says is not stored, and not an error either", async ({ visit }) => {
    expect((await note({ consent: true, ...visit })).data).toEqual({ addLogTraffic: false });
    expect(await rows("event_name")).toEqual([]);
  });

  test.each([
    { says: "begins", page_title: `${"\u{1F63A}".repeat(40)}a@shop.test` },
    { says: "ends", page_title: `a@${"\u{1F63A}".repeat(140)}` },
  ])("is stored when the cut $says falls inside a run of emoji", async ({ page_title }) => {
    expect((await note({ ...VISIT, page_title })).data).toEqual({ addLogTraffic: true });
    expect(await total()).toBe(1);
  });

  test("takes one statement without a batching writer, and none with one", async () => {
    await note(VISIT);
    shop.statements();
    await note(VISIT);
    expect(shop.statements()).toBe(1);
  });
});

describe("the writer", () => {
  const quiet = { warn: () => undefined };
  const row = (session_count: number) => ({
    created_at: shop.clock.now.toISOString(),
    platform_key: "international",
    ...VISIT,
    session_count,
    user_uuid: null,
  });

  test("writes a thousand visits with five statements", async () => {
    const writer = createTrafficWriter(shop.db, quiet);
    await note(VISIT);
    await shop.db.$client.query("delete from traffic_logs");
    shop.statements();
    for (let count = 1; count <= 1_000; count += 1) expect(writer.add(row(count))).toBe(true);
    await writer.close();
    expect(shop.statements()).toBe(5);
    expect(await total()).toBe(1_000);
  });

  test("creates a month's missing partition", async () => {
    shop.clock.now = new Date("2031-07-31T23:59:59.999Z");
    const writer = createTrafficWriter(shop.db, quiet);
    writer.add(row(1));
    shop.clock.now = new Date("2031-08-01T00:00:00Z");
    writer.add(row(2));
    await writer.close();
    const { rows: parts } = await shop.db.$client.query(
      "select tableoid::regclass::text as part from traffic_logs order by created_at",
    );
    expect(parts).toEqual([{ part: "traffic_logs_2031_07" }, { part: "traffic_logs_2031_08" }]);
  });

  test("several processes may start a month concurrently", async () => {
    shop.clock.now = new Date("2032-01-01T00:00:00Z");
    const writers = Array.from({ length: 8 }, () => createTrafficWriter(shop.db, quiet));
    for (const writer of writers) writer.add(row(1));
    await Promise.all(writers.map((writer) => writer.close()));
    expect(await total()).toBe(8);
  });
});

describe("the daily job", () => {
  const at = (iso: string) =>
    note(VISIT).then(() =>
      shop.db.$client.query("select ensure_traffic_partition($1::timestamptz)", [iso]).then(() =>
        shop.db.$client.query(
          `insert into traffic_logs (created_at, event_name, user_uuid, client_id, session_id)
           values ($1, 'page_view', $2, 'c', 's')`,
          [iso, randomUUID()],
        ),
      ),
    );

  test("creates this month's and the next month's partition ahead", async () => {
    shop.clock.now = new Date("2033-12-31T23:00:00Z");
    await tidyTraffic(shop.services);
    expect(await partitions()).toEqual(
      expect.arrayContaining(["traffic_logs_2033_12", "traffic_logs_2034_01"]),
    );
  });

  // R-TRF-5
  test("after 30 days no one can be identified; the visit still counts", async () => {
    await at("2026-01-30T11:59:59Z");
    await at("2026-01-30T12:00:01Z");
    await tidyTraffic(shop.services);
    const { rows: kept } = await shop.db.$client.query(
      `select event_name, (user_uuid is null and client_id is null and session_id is null) as anonymous
       from traffic_logs where created_at < $1 order by created_at`,
      [SHOP_NOW],
    );
    expect(kept).toEqual([
      { event_name: "page_view", anonymous: true },
      { event_name: "page_view", anonymous: false },
    ]);
  });

  // R-TRF-5
  test("drops whole months past the installation's retention, and is idempotent", async () => {
    await at("2025-01-31T23:59:59Z");
    await at("2025-02-01T00:00:00Z");
    await tidyTraffic(shop.services);
    await tidyTraffic(shop.services);
    expect(await partitions()).not.toContain("traffic_logs_2025_01");
    expect(await partitions()).toContain("traffic_logs_2025_02");
    await tidyTraffic({ ...shop.services, config: { ...shop.config, trafficRetentionMonths: 2 } });
    expect(await partitions()).not.toContain("traffic_logs_2025_02");
    expect(await partitions()).toContain("traffic_logs_2026_03");
  });

  test("deletes guests' browsers of the same age", async () => {
    const introduced =
      "insert into client_source_profiles (platform_key, client_type, created_at) values ($1, 'web', $2)";
    await shop.db.$client.query(introduced, ["old", new Date("2025-01-31T12:00:00Z")]);
    await shop.db.$client.query(introduced, ["new", new Date("2025-02-02T12:00:00Z")]);
    await tidyTraffic(shop.services);
    const { rows: left } = await shop.db.$client.query(
      "select platform_key from client_source_profiles where platform_key in ('old', 'new')",
    );
    expect(left).toEqual([{ platform_key: "new" }]);
  });
});

describe("a client source profile", () => {
  const introduce = (variables: Record<string, unknown>) =>
    shop.ask(
      `mutation ($uuid: ID, $platform_key: String, $client_type: ClientType!, $os: String, $meta: JSON, $consent: Boolean) {
        addClientSourceProfileByGuest(consent: $consent, uuid: $uuid, platform_key: $platform_key, client_type: $client_type, os: $os,
          os_version: "", device_brand: "", device_model: "", meta: $meta) { uuid client_type os meta }
      }`,
      { consent: true, ...variables },
    );
  const count = async () =>
    (
      await shop.db.$client.query<{ count: number }>(
        "select count(*)::int as count from client_source_profiles",
      )
    ).rows[0]?.count;

  // R-PRV-1
  test.each([undefined, false, null])("is rejected where consent is %s", async (consent) => {
    const before = await count();
    const answer = await introduce({ client_type: "web", consent });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "traffic/consent-required" });
    expect(await count()).toBe(before);
  });

  // R-TRF-7
  test("is created once per browser, however often it registers", async () => {
    const before = (await count()) ?? 0;
    const uuid = randomUUID();
    const first = await introduce({
      uuid,
      platform_key: "china",
      client_type: "web",
      meta: { utm_source: "a" },
    });
    expect(first.data).toEqual({
      addClientSourceProfileByGuest: { uuid, client_type: "web", os: "", meta: { utm_source: "a" } },
    });
    await Promise.all(
      Array.from({ length: 10 }, () => introduce({ uuid: uuid.toUpperCase(), client_type: "web" })),
    );
    expect(await count()).toBe(before + 1);
    const { rows: kept } = await shop.db.$client.query(
      "select platform_key, meta from client_source_profiles where uuid = $1",
      [uuid],
    );
    expect(kept).toEqual([{ platform_key: "china", meta: { utm_source: "a" } }]);
  });

  test("gets a uuid if the browser sends none", async () => {
    const answer = await introduce({ client_type: "web" });
    expect(answer.data).toMatchObject({
      addClientSourceProfileByGuest: { uuid: expect.stringMatching(/^[0-9a-f-]{36}$/), meta: null },
    });
  });

  test.each([
    { says: "an unknown type", input: { client_type: "toaster" }, field: "client_type" },
    { says: "an invalid uuid", input: { client_type: "web", uuid: "me" }, field: "uuid" },
    {
      says: "an operating system that is too long",
      input: { client_type: "web", os: "x".repeat(65) },
      field: "os",
    },
    {
      says: "facts that are too large",
      input: { client_type: "web", meta: { text: "x".repeat(1_001) } },
      field: "meta",
    },
    { says: "facts without keys", input: { client_type: "web", meta: ["a"] }, field: "meta" },
  ])("$says is rejected", async ({ input, field }) => {
    expect((await introduce(input)).errors?.[0]?.extensions).toMatchObject({
      code: "input/invalid",
      facts: { field },
    });
  });
});
