import type { StoreSubmitDocument } from "@catnip/domain/submissions";
import type { Transaction } from "../../platform/transaction.ts";
import { read } from "../../platform/read.ts";

/** A game's public data as a submission document; null if the game is not that author's. */
export async function documentOfStore(
  tx: Transaction,
  storeId: number,
  authorUuid: string,
): Promise<StoreSubmitDocument | null> {
  const rows = await read<{ document: StoreSubmitDocument }>(tx, DOCUMENT, [storeId, authorUuid]);
  return rows[0]?.document ?? null;
}

/** Timestamps in JavaScript's format, so that a document read from rows equals one that was typed. */
const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Images that were not uploaded for a submission are named by their hash. */
const picture = (hash: string) =>
  `(select jsonb_build_object('id', hash, 'hash', hash, 'width', width, 'height', height) from images where hash = ${hash})`;

const DOCUMENT = `
  select jsonb_build_object(
    'store', jsonb_build_object(
      'category', s.category, 'default_lang', s.default_lang,
      'released_at', ${instant("s.released_at")}, 'start_preview_at', ${instant("s.start_preview_at")},
      'support_platform', to_jsonb(string_to_array(s.support_platform, ',')),
      'serial_status', s.serial_status, 'cg_count', s.cg_count, 'word_count', s.word_count,
      'tags', (select coalesce(jsonb_agg(tag_id order by position, tag_id), '[]') from store_tags where store_id = s.id),
      'content_warnings', to_jsonb(s.content_warnings),
      'links', jsonb_build_object('trial_app', s.trial_app_link, 'official_app', s.official_app_link)),
    'store_submit_info', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'language', i.language, 'name', i.name, 'brief', i.brief, 'introduction', i.introduction,
        'labels', to_jsonb(i.labels), 'cover', ${picture("i.cover")}, 'cover1to1', ${picture("i.cover1to1")},
        'screenshots', (
          select coalesce(jsonb_agg(${picture("shot")} order by position), '[]')
          from unnest(i.screenshots) with ordinality as listed(shot, position)
          where exists (select 1 from images where hash = shot))) order by i.language), '[]')
      from store_infos i where i.store_id = s.id),
    'store_submit_price', (
      select coalesce(jsonb_agg(jsonb_build_object('country', country, 'price', price) order by country), '[]')
      from store_prices where store_id = s.id),
    'store_submit_game_pack', jsonb_build_object(
      'languages', to_jsonb(s.game_languages),
      'official_app', (select coalesce(jsonb_agg(uuid order by created_at, uuid), '[]') from builds
        where store_id = s.id and kind = 'official' and is_active),
      'trial_app', (select coalesce(jsonb_agg(uuid order by created_at, uuid), '[]') from builds
        where store_id = s.id and kind = 'trial' and is_active))) as document
  from stores s where s.id = $1 and s.author_uuid = $2 and s.is_published`;
