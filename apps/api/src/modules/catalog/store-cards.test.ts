import { afterAll, beforeAll, expect, test } from "vitest";
import { readSqlFiles } from "../../platform/migrations/sql-files.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeMissingCards } from "./make-missing-cards.ts";
import type { StoredCard } from "./store-card.ts";
import { makeGame } from "./testing/make-game.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test("the page shows both of two builds added concurrently", async () => {
  const game = await makeGame(shop.db);
  const add = `insert into builds (store_id, kind, platform, version, filename, hash, size)
    values ($1, $2, 'windows', '1.0', 'game.zip', $2, 1)`;
  const first = await shop.db.$client.connect();
  const second = await shop.db.$client.connect();
  try {
    await first.query("begin");
    await first.query(add, [game, "official"]);
    const waiting = second.query(add, [game, "trial"]);
    await untilWaiting();
    await first.query("commit");
    await waiting;
  } finally {
    first.release();
    second.release();
  }
  const { data } = await shop.ask(
    `{ findStore(id: ${game}) { list { game_pack { official_app { platform } trial_app { platform } } } } }`,
  );
  const windows = expect.arrayContaining([{ platform: "windows" }]);
  expect(data?.["findStore"]).toEqual({
    list: [{ game_pack: { official_app: windows, trial_app: windows } }],
  });
});

const cardOf = async (game: number) => {
  const { rows } = await shop.db.$client.query<{ compact: StoredCard | null }>(
    "select compact from store_cards where store_id = $1",
    [game],
  );
  return rows[0]?.compact;
};

/** The square cover of games that `makeGame` makes. */
const SQUARE = "c0".repeat(32);

const picture = (digit: string) => digit.repeat(64);

async function makeIllustratedGame(): Promise<number> {
  const game = await makeGame(shop.db, {
    names: { "ja-jp": "港", "th-th": "ท่าเรือ" },
    tags: ["slow-burn", "city"],
    warnings: ["violence"],
    trial: true,
  });
  await shop.db.$client.query(
    "insert into images (hash, width, height) values ($1, 1280, 720), ($2, 960, 960) on conflict do nothing",
    [picture("a"), picture("b")],
  );
  const illustrate = `update store_infos set cover = $2, screenshots = $3 where store_id = $1 and language = $4`;
  // In Japanese other pictures, one of which is lost.
  await shop.db.$client.query(illustrate, [game, picture("a"), [picture("b"), picture("a")], "en-us"]);
  await shop.db.$client.query(illustrate, [game, picture("b"), [picture("d"), picture("b")], "ja-jp"]);
  return game;
}

test("a card lists each picture once, and refers to tags and warnings by key", async () => {
  const card = await cardOf(await makeIllustratedGame());
  expect(card?.pictures).toEqual([
    [picture("a"), 1_280, 720],
    [picture("b"), 960, 960],
    [SQUARE, 1_280, 960],
  ]);
  const shown = Object.fromEntries(
    (card?.texts ?? []).map(([language, name, brief, labels, cover, cover1to1, screenshots]) => [
      language,
      { name, brief, labels, cover, cover1to1, screenshots },
    ]),
  );
  const text = { brief: "A short line.", labels: [], cover1to1: 2 };
  expect(shown).toEqual({
    "en-us": { ...text, name: expect.any(String), cover: 0, screenshots: [1, 0] },
    "ja-jp": { ...text, name: "港", cover: 1, screenshots: [null, 1] },
    "th-th": { ...text, name: "ท่าเรือ", cover: 2, screenshots: [] },
  });
  expect(card?.tags).toEqual(["city", "slow-burn"]);
  expect(card?.content_warnings).toEqual(["violence"]);
});

test("a card is stored once: a previous version's copy is dropped with the next change", async () => {
  const game = await makeIllustratedGame();
  const { $client: owner } = shop.owner;
  const old = async () =>
    (await owner.query<{ card: unknown }>("select card from store_cards where store_id = $1", [game])).rows;
  expect(await old()).toEqual([{ card: null }]);
  await owner.query("update store_cards set card = '{}' where store_id = $1", [game]);
  await owner.query("update stores set word_count = 7 where id = $1", [game]);
  expect(await old()).toEqual([{ card: null }]);
  expect(await cardOf(game)).toMatchObject({ id: game, word_count: 7 });
});

// R-CAT-14
test("a card that an upgrade left to be made is still shown until the job has made it", async () => {
  const game = await makeIllustratedGame();
  const page = async () =>
    (
      await shop.ask(`{ findStore(id: ${game}) { list {
        tags { id } warnings { id } game_pack { trial_app { uuid icon { url } } }
        store_info { name data { cover { url width } screenshots { url } } } } } }`)
    ).data;
  const before = await page();
  const [file] = readSqlFiles(["catalog"]);
  await shop.owner.$client.query(file?.text ?? "");
  expect(await cardOf(game)).toBeNull();
  expect(await page()).toEqual(before);
  await makeMissingCards(shop.db);
  expect(await cardOf(game)).toMatchObject({ id: game });
  expect(await page()).toEqual(before);
  const left = await shop.db.$client.query("select from store_cards where compact is null");
  expect(left.rowCount).toBe(0);
});

/** Resolves once the second writer is blocked by the first; if nothing ever blocks, the test ends here. */
async function untilWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await shop.db.$client.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return;
  }
}
