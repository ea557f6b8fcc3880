import { storePath, type StoreSubmitDocument } from "@catnip/domain/submissions";
import { PREWARM_TASK, type PrewarmPayload } from "../../platform/images/prewarm.ts";
import { queueJobs } from "../../platform/queue-job.ts";
import type { Transaction } from "../../platform/transaction.ts";
import { indexStores } from "../catalog/index.ts";
import { logPricesAt } from "../prices/index.ts";
import { releasedSince, type SubmitRow } from "./submit-rows.ts";

/** The sizes that cards and game pages load first, in pixels: early visitors should not wait for a cover. */
const COVER_WIDTHS = [320, 640];

/**
 * Projects a submission onto the public rows of its game: the game, its texts, prices, tags, warnings, and which builds
 * are offered. Triggers on those tables update cards, lists and other processes on commit.
 *
 * @returns the document as applied: a game whose release date passed during the review is released today
 */
export async function projectSubmit(
  tx: Transaction,
  row: SubmitRow,
  now: Date,
): Promise<StoreSubmitDocument> {
  const document = datedFor(row, now);
  // From then on its address stays, and whether it is on the shelves is for staff to say.
  const isFirst = row.accepted_document === null;
  const name = document.store_submit_info.find((info) => info.language === document.store.default_lang)?.name;
  await tx.$client.query(STORE, [
    row.store_id,
    JSON.stringify(document.store),
    JSON.stringify(document.store_submit_game_pack.languages),
    row.author_uuid,
    row.submitted_at,
    now,
    isFirst ? storePath(name ?? "", row.store_id) : row.path,
    isFirst,
  ]);
  await tx.$client.query(INFOS_GONE, [
    row.store_id,
    document.store_submit_info.map(({ language }) => language),
  ]);
  await tx.$client.query(INFOS, [row.store_id, JSON.stringify(document.store_submit_info)]);
  await logPricesAt(tx, now);
  await tx.$client.query(PRICES_GONE, [
    row.store_id,
    document.store_submit_price.map(({ country }) => country),
  ]);
  await tx.$client.query(PRICES, [row.store_id, JSON.stringify(document.store_submit_price)]);
  await tx.$client.query(TAGS_GONE, [row.store_id, document.store.tags]);
  await tx.$client.query(TAGS, [row.store_id, document.store.tags]);
  const { official_app: official, trial_app: trial } = document.store_submit_game_pack;
  await tx.$client.query(BUILDS, [row.store_id, [...official, ...trial], now]);
  await indexStores(tx, [row.store_id]);
  const covers: PrewarmPayload = {
    hashes: document.store_submit_info.flatMap(({ cover }) => cover?.hash ?? []),
    widths: COVER_WIDTHS,
  };
  await queueJobs(tx.$client, [{ task: PREWARM_TASK, class: "upkeep", payload: covers }]);
  return document;
}

/** A new game cannot be released in the past: it would be listed below everything released since. */
function datedFor(row: SubmitRow, now: Date): StoreSubmitDocument {
  const { document } = row;
  const wanted = document.store.released_at;
  if (releasedSince(row, now) !== null || wanted === null || new Date(wanted) > now) return document;
  return { ...document, store: { ...document.store, released_at: now.toISOString() } };
}

const STORE = `
  update stores s set category = d.category, default_lang = d.default_lang, released_at = d.released_at,
    start_preview_at = d.start_preview_at, support_platform = array_to_string(d.support_platform, ','),
    serial_status = d.serial_status, cg_count = d.cg_count, word_count = d.word_count,
    content_warnings = d.content_warnings, trial_app_link = d.links->>'trial_app',
    official_app_link = d.links->>'official_app',
    game_languages = array(select jsonb_array_elements_text($3::jsonb)), author_uuid = $4, submitted_at = $5,
    updated_at = $6, path = $7, is_published = is_published or $8
  from jsonb_to_record($2::jsonb) as d(category text, default_lang text, released_at timestamptz,
    start_preview_at timestamptz, support_platform text[], serial_status text, cg_count int, word_count int,
    content_warnings text[], links jsonb)
  where s.id = $1`;

const INFOS_GONE = "delete from store_infos where store_id = $1 and language <> all($2::text[])";

const INFOS = `
  insert into store_infos (store_id, language, name, brief, introduction, labels, cover, cover1to1, screenshots)
  select $1, language, name, brief, introduction, labels, cover->>'hash', cover1to1->>'hash',
    array(select shot->>'hash' from jsonb_array_elements(screenshots) with ordinality as listed(shot, position)
      order by position)
  from jsonb_to_recordset($2::jsonb) as d(language text, name text, brief text, introduction text, labels text[],
    cover jsonb, cover1to1 jsonb, screenshots jsonb)
  on conflict (store_id, language) do update set name = excluded.name, brief = excluded.brief,
    introduction = excluded.introduction, labels = excluded.labels, cover = excluded.cover,
    cover1to1 = excluded.cover1to1, screenshots = excluded.screenshots`;

const PRICES_GONE = "delete from store_prices where store_id = $1 and country <> all($2::text[])";

const PRICES = `
  insert into store_prices (store_id, country, price)
  select $1, country, price from jsonb_to_recordset($2::jsonb) as d(country text, price int)
  on conflict (store_id, country) do update set price = excluded.price`;

const TAGS_GONE = "delete from store_tags where store_id = $1 and tag_id <> all($2::text[])";

const TAGS = `
  insert into store_tags (store_id, tag_id, position)
  select $1, tag_id, position - 1 from unnest($2::text[]) with ordinality as d(tag_id, position)
  on conflict (store_id, tag_id) do update set position = excluded.position`;

const BUILDS = `
  update builds set is_active = (uuid = any($2::uuid[])), updated_at = $3
  where store_id = $1 and is_active <> (uuid = any($2::uuid[]))`;
