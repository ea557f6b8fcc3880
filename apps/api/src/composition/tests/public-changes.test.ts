import { once, EventEmitter } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeGame } from "../../modules/catalog/testing/make-game.ts";
import { listen, type Listener } from "../../platform/listen.ts";
import { createLog } from "../../platform/log.ts";
import { PublicCache } from "../../platform/public-cache.ts";
import { PublicChangeFeed, readPublicChange, type PublicChange } from "../../platform/public-changes.ts";
import { SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { nextTurn } from "../next-turn.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test.each([
  { text: "games:1,22", change: { kind: "games", games: [1, 22] } },
  { text: "comments:7", change: { kind: "comments", games: [7] } },
  { text: "", change: { kind: "anything" } },
  { text: undefined, change: { kind: "anything" } },
  { text: "games:", change: { kind: "anything" } },
  { text: "games:1,x", change: { kind: "anything" } },
  { text: "coins:1", change: { kind: "anything" } },
])("$text means $change.kind", ({ text, change }) => {
  expect(readPublicChange(text)).toEqual(change);
});

// R-WEB-52
describe("the database says what changed", () => {
  const said = new EventEmitter();
  let listener: Listener;
  beforeAll(async () => {
    listener = listen(
      shop.config.databaseUrl ?? "",
      { catalogue: (text) => said.emit("change", readPublicChange(text)) },
      createLog("silent"),
    );
    await listener.ready;
  });
  afterAll(() => listener.close());

  const changeBy = async (sql: string, values: unknown[] = []): Promise<PublicChange> => {
    const heard = once(said, "change") as Promise<[PublicChange]>;
    await shop.db.$client.query(sql, values);
    return (await heard)[0];
  };
  /** Everything said so far is heard once this is. */
  const settle = () => changeBy("select pg_notify('catalogue', 'settled')");

  let game: number;
  beforeEach(async () => {
    game = await makeGame(shop.db);
    await settle();
  });

  test("of a game, by its number", async () => {
    const change = await changeBy("update store_prices set price = price + 1 where store_id = $1", [game]);
    expect(change).toEqual({ kind: "games", games: [game] });
  });

  test("of news of a game", async () => {
    const change = await changeBy(
      "insert into store_update_logs (store_id, title, text, created_at) values ($1, 'v1', 'x', $2)",
      [game, SHOP_NOW],
    );
    expect(change).toEqual({ kind: "games", games: [game] });
  });

  test("of what players wrote below it: added, edited, removed", async () => {
    const author = await shop.player();
    const written = { kind: "comments", games: [game] };
    expect(
      await changeBy("insert into store_comments (store_id, user_uuid, comment) values ($1, $2, 'Fine.')", [
        game,
        author.uuid,
      ]),
    ).toEqual(written);
    await settle();
    expect(await changeBy("update store_comments set comment = 'Good.' where store_id = $1", [game])).toEqual(
      written,
    );
    await settle();
    expect(await changeBy("delete from store_comments where store_id = $1", [game])).toEqual(written);
  });

  test("of more games than a notification has room for, it says anything", async () => {
    const { rows } = await shop.db.$client.query<{ text: string }>(
      "select changed_games(array(select generate_series(1, 101))) as text",
    );
    expect(readPublicChange(rows[0]?.text)).toEqual({ kind: "anything" });
  });

  // R-WEB-53
  test("a connection that is lost is known, and heard again", async () => {
    expect(listener.isListening()).toBe(true);
    const lost = once(said, "change");
    await shop.db.$client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen \"catalogue\"' and datname = current_database()",
    );
    expect(await lost).toEqual([{ kind: "anything" }]);
    expect(listener.isListening()).toBe(false);
    await once(said, "change");
    expect(listener.isListening()).toBe(true);
  });
});

// R-WEB-52
describe("what begins or ends by the clock", () => {
  const NOW_MS = SHOP_NOW.getTime();
  const HOUR_MS = 3_600_000;

  test("is the next release, end of a discount, article or notice", async () => {
    const own = await testShop();
    const next = () => nextTurn(own.db, NOW_MS);
    const at = (hours: number) => new Date(NOW_MS + hours * HOUR_MS);
    expect(await next()).toBeNull();
    await makeGame(own.db, { releasedDaysAgo: -2 });
    expect(await next()).toBe(at(48).getTime());
    await makeGame(own.db, { offer: { percent: 20, endedAt: at(30) } });
    expect(await next()).toBe(at(30).getTime());
    await own.db.$client.query(
      `insert into articles (category, headline, text, t, published_at, broadcast_state, broadcast_started_at,
         broadcast_ended_at) values ('ad', 'News', '<p>x</p>', '[]', $1, 1, $2, $3)`,
      [at(9), at(8), at(10)],
    );
    expect(await next()).toBe(at(8).getTime());
    expect(await nextTurn(own.db, at(8).getTime())).toBe(at(9).getTime());
    expect(await nextTurn(own.db, at(9).getTime())).toBe(at(10).getTime());
    await own.close();
  });

  test("is noticed on the next call, and then the one after it is looked up", async () => {
    let nowMs = NOW_MS;
    const turns = [NOW_MS + 10, NOW_MS + 30, null];
    const feed = new PublicChangeFeed(
      new PublicCache(() => new Date(nowMs)),
      () => Promise.resolve(turns.shift() ?? null),
      () => nowMs,
    );
    feed.hear();
    await new Promise(setImmediate);
    expect(feed.hasTurned(NOW_MS)).toBe(false);
    nowMs += 10;
    expect([feed.hasTurned(NOW_MS), feed.hasTurned(nowMs)]).toEqual([true, false]);
    await new Promise(setImmediate);
    nowMs += 20;
    expect([feed.hasTurned(NOW_MS + 10), feed.hasTurned(nowMs)]).toEqual([true, false]);
  });
});

test("what players write below a game clears its comments from the API's own cache, and nothing else", async () => {
  const cache = new PublicCache(() => SHOP_NOW);
  const feed = new PublicChangeFeed(
    cache,
    () => Promise.resolve(null),
    () => SHOP_NOW.getTime(),
  );
  let read = 0;
  const ask = (key: string) => cache.get(key, () => Promise.resolve((read += 1)));
  const keys = ['["comments",7,"newest"]', '["comments",71,"newest"]', "list"];
  for (const key of keys) await ask(key);
  feed.hear("comments:7");
  for (const key of keys) await ask(key);
  expect(read).toBe(4);
});
