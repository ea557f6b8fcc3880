import { sql } from "./database.ts";

/** Update logs and comments a game's page shows at once. */
const ROWS_PER_PAGE = 10;
const FIRST_ID = 900_001;

export type Planted = {
  /** Games whose name, brief and introduction hold one payload each. */
  readonly games: readonly number[];
  /**
   * The subset whose logs, comments, labels and authors hold payloads as well; together they cover all payloads
   * of each kind.
   */
  readonly full: readonly number[];
};

/**
 * Writes payloads into all content that players and staff can write, bypassing every check, like rows that
 * predate a rule or slipped through a hole in one. Set-based SQL, so a thousand games take seconds.
 */
export async function plantHostile(texts: readonly string[]): Promise<Planted> {
  const list = JSON.stringify(texts);
  const games = texts.map((_, index) => FIRST_ID + index);
  const full = games.slice(0, Math.ceil(texts.length / ROWS_PER_PAGE));
  await sql(
    `insert into "user" (id, name, email, email_verified)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, text, 'hostile-' || n || '@mail.test', true
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n)`,
    [list],
  );
  await sql(
    `insert into profiles (user_uuid, nickname, brief)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, text, text
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n)`,
    [list],
  );
  await sql(
    `insert into tags (id, name) select 'hostile-' || n, jsonb_build_object('en-us', text)
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n)`,
    [list],
  );
  await sql(
    `insert into stores (id, path, category, support_platform, released_at, updated_at, author_uuid, content_warnings, is_published)
    select $2::int + n - 1, 'hostile-' || n, 'boy-r18', 'web', now() - interval '400 days', now() - interval '400 days',
      ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, array[text], true
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n)`,
    [list, FIRST_ID],
  );
  await sql(
    `insert into store_infos (store_id, language, name, brief, introduction, labels, cover, cover1to1)
    select $2::int + n - 1, 'en-us', text, text, '<p>' || text || '</p>', array[text], hash, hash
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n),
      (select cover as hash from store_infos limit 1) known`,
    [list, FIRST_ID],
  );
  await sql(
    `insert into store_tags (store_id, tag_id, position)
    select $2::int + n - 1, 'hostile-' || n, 0 from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n)`,
    [list, FIRST_ID],
  );
  await sql(
    `insert into store_update_logs (store_id, title, text, version, created_at, t)
    select $2::int + (n - 1) / $3::int, text, text, text, now() - n * interval '1 minute',
      jsonb_build_array(jsonb_build_object('lang', 'ja-jp', 'key', 'text', 'value', text))
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n)`,
    [list, FIRST_ID, ROWS_PER_PAGE],
  );
  await sql(
    `insert into store_comments (store_id, user_uuid, comment, vote)
    select $2::int + (n - 1) / $3::int, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, text, 1
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n)`,
    [list, FIRST_ID, ROWS_PER_PAGE],
  );
  await sql(
    `insert into articles (category, headline, text, published_at, broadcast_state, broadcast_path, t)
    select 'announcement', text, text, now() - n * interval '1 second', 1, 'javascript:xss()',
      jsonb_build_array(jsonb_build_object('lang', 'ja-jp', 'key', 'headline', 'value', text))
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n) where n % 200 = 1`,
    [list],
  );
  return { games, full };
}

/** Removes all of it again: other journeys use the same shop. */
export async function removeHostile(): Promise<void> {
  await sql("delete from stores where id >= $1", [FIRST_ID]);
  await sql("delete from tags where id like 'hostile-%'");
  await sql("delete from profiles where user_uuid::text like '00000000-0000-4000-8000-%'");
  await sql(`delete from "user" where id::text like '00000000-0000-4000-8000-%'`);
  await sql("delete from articles where broadcast_path = 'javascript:xss()'");
}
