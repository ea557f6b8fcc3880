import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "./testing/make-game.ts";

let shop: TestShop;
let author: Viewer;
let agent: Viewer;
let id: number;

beforeAll(async () => {
  shop = await testShop();
  author = await shop.player({ nickname: "Studio Heron" });
  agent = await shop.player({ nickname: "Harbour Press" });
  await shop.db.$client.query(
    `insert into tags (id, name) values ('warning/alcohol', '{"en-us": "Alcohol", "ja-jp": "飲酒"}'),
       ('sea', '{"en-us": "By the sea", "ja-jp": "海辺"}')`,
  );
  id = await makeGame(shop.db, {
    name: "Quiet Harbour",
    names: { "ja-jp": "静かな港" },
    prices: { jp: 1_200 },
    offer: { percent: 33, endedAt: new Date(SHOP_NOW.getTime() + 86_400_000) },
    tags: ["sea"],
    warnings: ["alcohol"],
    previewDaysAgo: 30,
  });
  const query = (sql: string, values: unknown[]) => shop.db.$client.query(sql, values);
  await query(
    `update stores set author_uuid = $2, agent_uuid = $3, trial_app_link = 'https://heron.test/trial', cg_count = 12,
       word_count = 34000, serial_status = 'ongoing', game_languages = '{en-us,ja-jp}', submitted_at = $4 where id = $1`,
    [id, author.uuid, agent.uuid, SHOP_NOW],
  );
  await query("update store_infos set labels = '{calm}' where store_id = $1", [id]);
  await query(
    `insert into builds (uuid, store_id, kind, platform, version, filename, hash, size, entry, manifest, created_at)
     values ('0198c0de-0000-7000-8000-00000000000a', $1, 'trial', 'android', '1.0', 'a.apk', 'aa', 10, null, null, $2),
       ('0198c0de-0000-7000-8000-00000000000b', $1, 'trial', 'web', '1.0', 'w.zip', 'bb', 20, 'index.html', '{}', $2),
       ('0198c0de-0000-7000-8000-00000000000c', $1, 'official', 'windows', '1.1', 'o.zip', 'cc', 30, null, null, $2)`,
    [id, SHOP_NOW],
  );
  await query(
    `insert into store_blacklists (id, store_id, blocked_official_os)
     values ('0198c0de-0000-7000-8000-00000000000d', $1, '{android}')`,
    [id],
  );
  await query("insert into store_ratings (store_id, good, bad, purchases) values ($1, 9, 1, 20)", [id]);
});
afterAll(() => shop.close());

/** Every field that clients rely on. */
const EVERYTHING = `
  id uuid path type category default_lang released_at updated_at start_preview_at release_type submitted_at
  support_platform author author_id store_author { uuid name head brief } store_agent { uuid name head brief }
  tags { id name } tag_id content_warnings content_warning warnings { id name } serial_status cg_count word_count
  store_info { language name brief introduction intro labels
    data { cover { url width height alt } cover1to1 { url width height alt } screenshots { url } } }
  store_price { country price discount percentage_discount meowcent }
  store_activity { state percentage_discount ended_at }
  game_pack { type languages trial_app_id
    official_app { uuid platform language version size released_at updated_at icon { url } }
    trial_app { uuid platform language version size released_at updated_at icon { url } } }
  links { trial_app official_app }
  rating { good bad purchases }
  blacklist { id blocked_locale blocked_trial_os blocked_official_os is_active }`;

test("a game has every field that clients rely on", async () => {
  const answer = await shop.ask(
    `{ findStore(id: ${id}, locale: "ja-JP") { total total_is_exact list { ${EVERYTHING} } } }`,
  );
  const { total, total_is_exact, list } = fieldOf<{
    total: number;
    total_is_exact: boolean;
    list: unknown[];
  }>(answer, "findStore");
  expect({ total, total_is_exact }).toEqual({ total: 1, total_is_exact: true });
  const cover = { url: expect.stringMatching(/\/\{width\}\.webp$/), width: 1280, height: 960 };
  const info = (language: string, name: string) => ({
    language,
    name,
    brief: "A short line.",
    introduction: "<p>A long text.</p>",
    intro: "<p>A long text.</p>",
    labels: ["calm"],
    data: { cover: { ...cover, alt: name }, cover1to1: { ...cover, alt: name }, screenshots: [] },
  });
  const build = (uuid: string, platform: string, version: string, size: number) => ({
    uuid: `0198c0de-0000-7000-8000-00000000000${uuid}`,
    platform,
    language: "any",
    version,
    size,
    released_at: SHOP_NOW.toISOString(),
    updated_at: null,
    icon: { url: cover.url },
  });
  expect(list).toEqual([
    {
      id,
      uuid: expect.any(String),
      path: expect.any(String),
      type: 1,
      category: "boy-r18",
      default_lang: "en-us",
      released_at: "2026-02-19T12:00:00.000Z",
      updated_at: "2026-02-24T12:00:00.000Z",
      start_preview_at: "2026-01-30T12:00:00.000Z",
      release_type: 0,
      submitted_at: SHOP_NOW.toISOString(),
      support_platform: "web,windows",
      author: "Studio Heron",
      author_id: author.uuid,
      store_author: { uuid: author.uuid, name: "Studio Heron", head: null, brief: null },
      store_agent: { uuid: agent.uuid, name: "Harbour Press", head: null, brief: null },
      tags: [{ id: "sea", name: "海辺" }],
      tag_id: ["sea"],
      content_warnings: ["飲酒"],
      content_warning: ["alcohol"],
      warnings: [{ id: "alcohol", name: "飲酒" }],
      serial_status: "ongoing",
      cg_count: 12,
      word_count: 34_000,
      store_info: [info("en-us", "Quiet Harbour"), info("ja-jp", "静かな港")],
      store_price: [
        { country: "jp", price: 1_200, discount: 396, percentage_discount: 33, meowcent: 804 },
        { country: "us", price: 1_000, discount: 330, percentage_discount: 33, meowcent: 670 },
      ],
      store_activity: { state: 2, percentage_discount: 33, ended_at: "2026-03-02T12:00:00.000Z" },
      game_pack: {
        type: "app",
        languages: ["en-us", "ja-jp"],
        trial_app_id: "0198c0de-0000-7000-8000-00000000000b",
        official_app: [build("c", "windows", "1.1", 30)],
        trial_app: [build("a", "android", "1.0", 10), build("b", "web", "1.0", 20)],
      },
      links: { trial_app: "https://heron.test/trial", official_app: null },
      rating: { good: 9, bad: 1, purchases: 20 },
      blacklist: [
        {
          id: "0198c0de-0000-7000-8000-00000000000d",
          blocked_locale: [],
          blocked_trial_os: [],
          blocked_official_os: ["android"],
          is_active: true,
        },
      ],
    },
  ]);
});

test("an expired offer takes nothing off, whatever a cached card says", async () => {
  const at = shop.clock.now;
  shop.clock.now = new Date("2026-03-02T12:00:00Z");
  const { data } = await shop.ask(
    `{ findStore(id: ${id}) { list { store_price { country discount percentage_discount meowcent } } } }`,
  );
  shop.clock.now = at;
  expect(data?.["findStore"]).toEqual({
    list: [
      {
        store_price: [
          { country: "jp", discount: 0, percentage_discount: 0, meowcent: 1_200 },
          { country: "us", discount: 0, percentage_discount: 0, meowcent: 1_000 },
        ],
      },
    ],
  });
});

test("a creator who changes the nickname appears under the new one, also as agent", async () => {
  await shop.db.$client.query("update profiles set nickname = 'Heron & Co' where user_uuid = $1", [
    author.uuid,
  ]);
  await shop.db.$client.query("update profiles set nickname = 'Pier Press' where user_uuid = $1", [
    agent.uuid,
  ]);
  const { data } = await shop.ask(`{ findStore(id: ${id}) { list { author store_agent { name } } } }`);
  expect(data?.["findStore"]).toEqual({
    list: [{ author: "Heron & Co", store_agent: { name: "Pier Press" } }],
  });
});

describe("how many statements", () => {
  let player: Viewer;
  beforeAll(async () => {
    player = await shop.player();
    for (let count = 0; count < 100; count++) await makeGame(shop.db, { name: `Many ${count}` });
  });

  test.each([
    ["a guest's list of 100 games with everything, no card of which is known yet", "limit: 100", false, 3],
    ["a guest's list of 100 games with everything", "limit: 100", false, 2],
    ["a player's list of 100 games with everything", "limit: 100", true, 3],
    ["a guest's game page", "id: 1", false, 1],
    ["a player's game page", "id: 1", true, 1],
  ])("%s", async (_says, args, isPlayer, statements) => {
    shop.statements();
    const answer = await shop.ask(
      `{ findStore(${args}) { list { ${EVERYTHING} } } }`,
      {},
      isPlayer ? player : undefined,
    );
    expect(answer.errors).toBeUndefined();
    expect(shop.statements()).toBe(statements);
  });
});

test("news of a game that is not visible yet can be read from its release day", async () => {
  const own = await testShop();
  const hidden = await makeGame(own.db, { releasedDaysAgo: -9 });
  await own.db.$client.query(
    "insert into store_update_logs (store_id, title, text, created_at) values ($1, 'v1', 'x', $2)",
    [hidden, own.clock.now],
  );
  const titles = async () =>
    (await own.ask(`{ findStoreUpdateLogByNoAuth(store_id: ${hidden}) { title } }`)).data?.[
      "findStoreUpdateLogByNoAuth"
    ];
  expect(await titles()).toEqual([]);
  own.clock.now = new Date(own.clock.now.getTime() + 9 * 86_400_000);
  expect(await titles()).toEqual([{ title: "v1" }]);
  await own.close();
});
