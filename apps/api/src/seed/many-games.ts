import { DAY_MS } from "@catnip/domain/time";
import { DEMO_GAMES, type DemoGame } from "@catnip/demo/catalogue";
import { chooseFrontGames, indexStores } from "../modules/catalog/index.ts";
import { logPricesAt } from "../modules/prices/index.ts";
import type { Database } from "../platform/database.ts";
import { inTransaction } from "../platform/transaction.ts";
import { stableUuid } from "./stable-uuid.ts";

const BATCH = 2_000;
/** Ids of generated games start here, far from those of the demo shop and of the studio. */
const FIRST_ID = 1_000_000;

/** Generated games have Thai names of their own, to test search in a language written without spaces. */
const THAI_WORDS = (
  "จันทร์ ทะเล ความลับ ดวงดาว สวน ฤดูร้อน เมือง หิมะ กาแฟ ห้องสมุด สายฝน ประภาคาร " +
  "รถไฟ กระจก โคมไฟ ดอกไม้ ภูเขา จดหมาย เรือ เพลง แม่น้ำ ป่า หน้าต่าง บันได " +
  "ตลาด สะพาน นาฬิกา ร่ม เมฆ แสง เงา ลม ทราย เกาะ ปลา นก " +
  "แมว หมาป่า มังกร เจ้าหญิง อัศวิน พ่อมด ปราสาท วัด โรงเรียน โรงแรม ร้านหนังสือ ครัว " +
  "ชา ขนมปัง น้ำตาล ผ้าไหม กุญแจ แผนที่ เข็มทิศ ดาบ หน้ากาก ละคร ภาพวาด กีตาร์"
).split(" ");

/**
 * Adds copies of the demo games under other names and dates until there are `wanted` games, for load tests. They share
 * the images of the originals and have no builds.
 *
 * @returns the number of games afterwards
 */
export async function plantManyGames(db: Database, wanted: number): Promise<number> {
  const { rows } = await db.$client.query<{ games: number; copies: number }>(
    "select count(*)::int as games, count(*) filter (where id >= $1)::int as copies from stores",
    [FIRST_ID],
  );
  const { games = 0, copies = 0 } = rows[0] ?? {};
  const missing = wanted - games;
  const ids: number[] = [];
  for (let made = 0; made < missing; made += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, missing - made) }, (_, at) => copies + made + at);
    ids.push(...(await plantBatch(db, numbers)));
  }
  // First, so that no game is put into the index of the first ones to be taken out again.
  if (missing > 0) await chooseFrontGames(db);
  let indexed = 0;
  const lane = async () => {
    while (indexed < ids.length) await indexStores(db, ids.slice(indexed, (indexed += BATCH)));
  };
  // One finds the words while PostgreSQL sorts in the other's.
  await Promise.all([lane(), lane()]);
  return Math.max(games, wanted);
}

/** @returns the ids of the new games, which are not indexed yet */
async function plantBatch(db: Database, numbers: readonly number[]): Promise<readonly number[]> {
  const copies = numbers.flatMap((number) => {
    const original = DEMO_GAMES[number % DEMO_GAMES.length];
    return original ? [copyOf(original, number)] : [];
  });
  const ids = copies.map(({ id }) => id);
  await inTransaction(db, async (tx) => {
    const { $client } = tx;
    await $client.query("set local catnip.cards_later = 'on'");
    const list = JSON.stringify(copies);
    for (const statement of [STORES, INFOS, THAI_INFOS, TAGS]) await $client.query(statement, [list]);
    // A sale that begins with the first price reduces nothing.
    await logPricesAt(tx, new Date(Date.now() - 60 * DAY_MS));
    await $client.query(PRICES, [list]);
    await logPricesAt(tx, new Date());
    await $client.query(ACTIVITIES, [list]);
    await $client.query("select refresh_store_cards($1), pg_notify('catalogue', '')", [ids]);
  });
  return ids;
}

function copyOf(original: DemoGame, number: number) {
  return {
    id: FIRST_ID + number,
    original: original.id,
    uuid: stableUuid("made-up game", number),
    path: `${original.path}-${number}`,
    // Spread over years, so that the first page of new games is not all copies of one day.
    hours_older: (number * 7) % 50_000,
    volume: String(Math.floor(number / DEMO_GAMES.length) + 2),
    thai: [number, Math.floor(number / THAI_WORDS.length)]
      .map((turn) => THAI_WORDS[turn % THAI_WORDS.length])
      .join(""),
  };
}

const COPIES = `jsonb_to_recordset($1::jsonb)
  as c(id int, original int, uuid uuid, path text, hours_older int, volume text, thai text)`;

const STORES = `
  insert into stores (id, uuid, path, category, default_lang, released_at, updated_at, support_platform, author_uuid,
    serial_status, cg_count, word_count, content_warnings, game_languages)
  select c.id, c.uuid, c.path, s.category, s.default_lang,
    least(s.released_at, now()) - make_interval(hours => c.hours_older),
    s.updated_at - make_interval(hours => c.hours_older), s.support_platform, s.author_uuid,
    s.serial_status, s.cg_count, s.word_count, s.content_warnings, s.game_languages
  from ${COPIES} join stores s on s.id = c.original on conflict do nothing`;
const INFOS = `
  insert into store_infos (store_id, language, name, brief, introduction, cover, cover1to1, screenshots)
  select c.id, i.language, i.name || ' ' || c.volume, i.brief, i.introduction, i.cover, i.cover1to1, i.screenshots
  from ${COPIES} join store_infos i on i.store_id = c.original on conflict do nothing`;
const THAI_INFOS = `
  insert into store_infos (store_id, language, name, brief, introduction, cover, cover1to1, screenshots)
  select c.id, 'th-th', c.thai || ' ' || c.volume, i.brief, i.introduction, i.cover, i.cover1to1, i.screenshots
  from ${COPIES} join store_infos i on i.store_id = c.original and i.language = 'en-us' on conflict do nothing`;
const TAGS = `
  insert into store_tags (store_id, tag_id, position)
  select c.id, t.tag_id, t.position from ${COPIES} join store_tags t on t.store_id = c.original on conflict do nothing`;
const PRICES = `
  insert into store_prices (store_id, country, price)
  select c.id, p.country, p.price from ${COPIES} join store_prices p on p.store_id = c.original on conflict do nothing`;
const ACTIVITIES = `
  insert into store_activities (store_id, state, percentage_discount, ended_at)
  select c.id, a.state, a.percentage_discount, a.ended_at
  from ${COPIES} join store_activities a on a.store_id = c.original on conflict do nothing`;
