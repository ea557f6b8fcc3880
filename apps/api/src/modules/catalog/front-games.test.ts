import { afterAll, beforeAll, expect, test } from "vitest";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import { chooseFrontGames, indexStores } from "./index.ts";
import { makeGame } from "./testing/make-game.ts";

let shop: TestShop;
const NEWEST = 4;
const BATCH = 3;

beforeAll(async () => {
  shop = await testShop();
  for (let daysAgo = 1; daysAgo <= 12; daysAgo++) await makeGame(shop.db, { releasedDaysAgo: daysAgo });
});
afterAll(() => shop.close());

/** Which games are first, by the listings and by the search index. */
async function front() {
  const { rows } = await shop.db.$client.query<{ listed: number[] | null; searched: number[] | null }>(`
    select array_agg(store_id order by store_id) filter (where l.is_front) as listed,
      array_agg(store_id order by store_id) filter (where s.is_front) as searched
    from store_listings l join store_searches s using (store_id)`);
  return rows[0];
}

test("after an import each statement changes one batch of games at most, and the newest are first", async () => {
  await shop.owner.$client.query(`
    create table changed_at_once (games int not null);
    create function note_changed() returns trigger language plpgsql security definer as $$
      begin insert into changed_at_once select count(*) from changed; return null; end $$;
    create trigger note_listings after update on store_listings referencing new table as changed
      for each statement execute function note_changed();
    create trigger note_searches after update on store_searches referencing new table as changed
      for each statement execute function note_changed()`);
  await chooseFrontGames(shop.db, { bestRated: 0, newest: NEWEST }, BATCH);
  expect(await front()).toEqual({ listed: [1, 2, 3, 4], searched: [1, 2, 3, 4] });
  const { rows } = await shop.owner.$client.query("select max(games), sum(games)::int from changed_at_once");
  expect(rows).toEqual([{ max: BATCH, sum: 2 * (12 - NEWEST) }]);
});

test("an interrupted run is completed by the next one", async () => {
  await shop.db.$client.query("update store_searches set is_front = true where store_id > 9");
  await shop.db.$client.query("update store_listings set is_front = true where store_id = 8");
  await chooseFrontGames(shop.db, { bestRated: 0, newest: NEWEST }, BATCH);
  expect(await front()).toEqual({ listed: [1, 2, 3, 4], searched: [1, 2, 3, 4] });
});

test("a game indexed for the first time is first in the index if its listing is", async () => {
  await shop.db.$client.query("delete from store_searches where store_id in (2, 7)");
  await indexStores(shop.db, [2, 7]);
  expect(await front()).toEqual({ listed: [1, 2, 3, 4], searched: [1, 2, 3, 4] });
});
