import { afterAll, beforeAll, expect, test } from "vitest";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
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

/** Resolves once the second writer is blocked by the first; if nothing ever blocks, the test ends here. */
async function untilWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await shop.db.$client.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return;
  }
}
