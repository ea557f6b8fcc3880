import { sql } from "./database.ts";

/** Payloads per game, which is also how many update logs and comments its page shows at once. */
const TEXTS_PER_GAME = 10;
const FIRST_ID = 900_001;

/** A game's payloads: all of them in its name, each alone in one of its tags, logs, comments and labels. */
export type HostileGame = { readonly id: number; readonly name: string; readonly texts: readonly string[] };

/**
 * Writes payloads into all content that players and staff can write, bypassing every check, like rows that
 * predate a rule or slipped through a hole in one. Set-based SQL, so a thousand payloads take seconds.
 */
export async function insertHostileContent(texts: readonly string[]): Promise<readonly HostileGame[]> {
  const games = Array.from({ length: Math.ceil(texts.length / TEXTS_PER_GAME) }, (_, index) => {
    const own = texts.slice(index * TEXTS_PER_GAME, (index + 1) * TEXTS_PER_GAME);
    return { id: FIRST_ID + index, name: own.join(" "), texts: own };
  });
  const list = JSON.stringify(texts);
  const gameList = JSON.stringify(games);
  // A user for each payload, who comments, then one for each game's name, who is its author.
  const people = JSON.stringify([...texts, ...games.map(({ name }) => name)]);
  await sql(
    `insert into "user" (id, name, email, email_verified)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, text, 'hostile-' || n || '@mail.test', true
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n)`,
    [people],
  );
  await sql(
    `insert into profiles (user_uuid, nickname, brief)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, text, text
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n)`,
    [people],
  );
  await sql(
    `insert into tags (id, name) select 'hostile-' || n, jsonb_build_object('en-us', text)
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n)`,
    [list],
  );
  await sql(
    `insert into stores (id, path, category, support_platform, released_at, updated_at, author_uuid, content_warnings, is_published)
    select id, 'hostile-' || id, 'boy-r18', 'web', now() - interval '400 days', now() - interval '400 days',
      ('00000000-0000-4000-8000-' || lpad((n + $2::int)::text, 12, '0'))::uuid,
      array(select jsonb_array_elements_text(texts)), true
    from jsonb_array_elements($1::jsonb) with ordinality as g(game, n),
      jsonb_to_record(game) as r(id int, texts jsonb)`,
    [gameList, texts.length],
  );
  await sql(
    `insert into store_infos (store_id, language, name, brief, introduction, labels, cover, cover1to1)
    select id, 'en-us', name, name,
      (select string_agg('<p>' || text || '</p>', '' order by n)
        from jsonb_array_elements_text(texts) with ordinality as t(text, n)),
      array(select jsonb_array_elements_text(texts)), hash, hash
    from jsonb_to_recordset($1::jsonb) as r(id int, name text, texts jsonb),
      (select cover as hash from store_infos limit 1) known`,
    [gameList],
  );
  await sql(
    `insert into store_tags (store_id, tag_id, position)
    select $2::int + (n - 1) / $3::int, 'hostile-' || n, (n - 1) % $3::int
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n)`,
    [list, FIRST_ID, TEXTS_PER_GAME],
  );
  await sql(
    `insert into store_update_logs (store_id, title, text, version, created_at, t)
    select $2::int + (n - 1) / $3::int, text, text, text, now() - n * interval '1 minute',
      jsonb_build_array(jsonb_build_object('lang', 'ja-jp', 'key', 'text', 'value', text))
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n)`,
    [list, FIRST_ID, TEXTS_PER_GAME],
  );
  await sql(
    `insert into store_comments (store_id, user_uuid, comment, vote)
    select $2::int + (n - 1) / $3::int, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, text, 1
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n)`,
    [list, FIRST_ID, TEXTS_PER_GAME],
  );
  await sql(
    `insert into articles (category, headline, text, published_at, broadcast_state, broadcast_path, t)
    select 'announcement', text, text, now() - n * interval '1 second', 1, 'javascript:xss()',
      jsonb_build_array(jsonb_build_object('lang', 'ja-jp', 'key', 'headline', 'value', text))
    from jsonb_array_elements_text($1::jsonb) with ordinality as r(text, n) where n % 200 = 1`,
    [list],
  );
  return games;
}

/** Removes all of it again: other journeys use the same shop. */
export async function removeHostile(): Promise<void> {
  await sql("delete from stores where id >= $1", [FIRST_ID]);
  await sql("delete from tags where id like 'hostile-%'");
  await sql("delete from profiles where user_uuid::text like '00000000-0000-4000-8000-%'");
  await sql(`delete from "user" where id::text like '00000000-0000-4000-8000-%'`);
  await sql("delete from articles where broadcast_path = 'javascript:xss()'");
}
