import {
  DEMO_AUTHORS,
  DEMO_CREATOR,
  DEMO_GAMES,
  DEMO_TAGS,
  DEMO_WARNINGS,
  type DemoGame,
} from "@catnip/demo/catalogue";
import { cleanHtml } from "../platform/clean-html.ts";
import { indexStores } from "../modules/catalog/index.ts";
import type { Database } from "../platform/database.ts";
import { inTransaction } from "../platform/transaction.ts";
import { daysBefore } from "./demo-builds.ts";
import type { DemoPictures, GamePictures } from "./demo-pictures.ts";
import { userUuid } from "./demo-people.ts";
import { plantPrices } from "./plant-prices.ts";
import { stableUuid } from "./stable-uuid.ts";

/** The creator who can log in, or an author without a login. */
const authorUuid = (key: string): string =>
  key === DEMO_CREATOR ? userUuid("creator") : stableUuid("demo author", key);

/** Authors, tags, games with their texts, prices and sales. All or nothing. */
export async function plantCatalogue(db: Database, pictures: DemoPictures, startedAt: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const client = tx.$client;
    // A year of prices changes every game many times.
    await client.query("set local catnip.cards_later = 'on'");
    const insert = (sql: string, rows: readonly object[]) => client.query(sql, [JSON.stringify(rows)]);
    await insert(AUTHORS, authorRows(pictures));
    await insert(AUTHOR_PROFILES, authorRows(pictures));
    await insert(TAGS, wordRows());
    await insert(
      STORES,
      DEMO_GAMES.map((game) => storeRow(game, startedAt)),
    );
    // Ids of games created in the studio continue after those of the demo shop.
    await client.query(
      "select setval(pg_get_serial_sequence('stores', 'id'), greatest((select max(id) from stores), 1000))",
    );
    await insert(
      INFOS,
      DEMO_GAMES.flatMap((game) => infoRows(game, pictures.games)),
    );
    await insert(
      STORE_TAGS,
      DEMO_GAMES.flatMap((game) =>
        game.tags.map((tag_id, position) => ({ store_id: game.id, tag_id, position })),
      ),
    );
    await plantPrices(tx, startedAt);
    await client.query("select refresh_store_cards($1), pg_notify('catalogue', '')", [
      DEMO_GAMES.map(({ id }) => id),
    ]);
  });
  await indexStores(
    db,
    DEMO_GAMES.map((game) => game.id),
  );
}

function authorRows({ portraits }: DemoPictures) {
  return Object.entries(DEMO_AUTHORS).map(([key, author]) => ({
    uuid: authorUuid(key),
    // New ones cannot log in: they have no password, and mail to this reserved domain goes nowhere.
    email: `${key}@authors.catnip.test`,
    nickname: author.nickname,
    brief: author.brief,
    head: portraits.get(key) ?? null,
  }));
}

function wordRows() {
  const tags = Object.entries(DEMO_TAGS).map(([id, name]) => ({ id, name }));
  const warnings = Object.entries(DEMO_WARNINGS).map(([id, name]) => ({ id: `warning/${id}`, name }));
  return [...tags, ...warnings];
}

function storeRow(game: DemoGame, now: Date) {
  const previewDays = game.startPreviewDaysAgo;
  return {
    id: game.id,
    uuid: stableUuid("demo game", game.id),
    path: game.path,
    category: game.category,
    default_lang: game.defaultLanguage,
    released_at: daysBefore(now, game.releasedDaysAgo),
    updated_at: daysBefore(now, game.updatedDaysAgo),
    start_preview_at: previewDays === undefined ? null : daysBefore(now, previewDays),
    submitted_at: daysBefore(now, Math.max(game.releasedDaysAgo, previewDays ?? 0) + 7),
    support_platform: game.supportPlatform.join(","),
    author_uuid: authorUuid(game.author),
    serial_status: game.serialStatus,
    cg_count: game.cgCount,
    word_count: game.wordCount,
    content_warnings: game.warnings,
    game_languages: game.gameLanguages,
  };
}

function infoRows(game: DemoGame, pictures: ReadonlyMap<number, GamePictures>) {
  const shown = pictures.get(game.id);
  if (!shown) throw new Error(`The demo game ${game.id} has no pictures`);
  return Object.entries(game.info).map(([language, info]) => ({
    store_id: game.id,
    language,
    name: info.name,
    brief: info.brief,
    introduction: cleanHtml(info.introduction),
    cover: shown.cover,
    cover1to1: shown.square,
    screenshots: shown.screenshots,
  }));
}

const AUTHORS = `
  insert into "user" (id, name, email, email_verified, roles)
  select uuid, nickname, email, true, '{player,creator}'
  from jsonb_to_recordset($1::jsonb) as r(uuid uuid, email text, nickname text) on conflict do nothing`;
const AUTHOR_PROFILES = `
  insert into profiles (user_uuid, nickname, brief, head)
  select uuid, nickname, brief, head from jsonb_to_recordset($1::jsonb)
    as r(uuid uuid, nickname text, brief text, head text)
  on conflict (user_uuid) do update set head = coalesce(profiles.head, excluded.head)`;
const TAGS = `
  insert into tags (id, name) select id, name from jsonb_to_recordset($1::jsonb) as r(id text, name jsonb)
  on conflict do nothing`;
const STORES = `
  insert into stores (id, uuid, path, category, default_lang, released_at, updated_at, start_preview_at, submitted_at,
    support_platform, author_uuid, serial_status, cg_count, word_count, content_warnings, game_languages)
  select id, uuid, path, category, default_lang, released_at, updated_at, start_preview_at, submitted_at,
    support_platform, author_uuid, serial_status, cg_count, word_count, content_warnings, game_languages
  from jsonb_to_recordset($1::jsonb) as r(id int, uuid uuid, path text, category text, default_lang text,
    released_at timestamptz, updated_at timestamptz, start_preview_at timestamptz, submitted_at timestamptz,
    support_platform text, author_uuid uuid, serial_status text, cg_count int, word_count int,
    content_warnings text[], game_languages text[])
  on conflict do nothing`;
const INFOS = `
  insert into store_infos (store_id, language, name, brief, introduction, cover, cover1to1, screenshots)
  select store_id, language, name, brief, introduction, cover, cover1to1, screenshots
  from jsonb_to_recordset($1::jsonb) as r(store_id int, language text, name text, brief text, introduction text,
    cover text, cover1to1 text, screenshots text[])
  on conflict (store_id, language) do update
    set cover = excluded.cover, cover1to1 = excluded.cover1to1, screenshots = excluded.screenshots`;
const STORE_TAGS = `
  insert into store_tags (store_id, tag_id, position)
  select store_id, tag_id, position from jsonb_to_recordset($1::jsonb) as r(store_id int, tag_id text, position int)
  on conflict do nothing`;
