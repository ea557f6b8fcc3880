-- The read model of the catalog: one JSON value ("card") and one flat listing row per game, rebuilt by
-- statement-level triggers on their source tables, so that a list is one statement and no writer can forget to refresh
-- them.

create or replace function iso_instant(at timestamptz) returns text language sql stable
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

create or replace function builds_json(store int, build_kind text) returns jsonb language sql stable
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'uuid', uuid, 'platform', platform, 'language', language, 'version', version, 'size', size,
      'released_at', iso_instant(created_at), 'updated_at', iso_instant(updated_at)
    ) order by platform, language, uuid), '[]')
    from builds where store_id = store and kind = build_kind and is_active);

create or replace function person_json(person uuid) returns jsonb language sql stable
  return (
    select jsonb_build_object('uuid', user_uuid, 'name', coalesce(nickname, ''), 'head', head, 'brief', brief)
    from profiles where user_uuid = person);

-- The card as lists and game pages read it: the type `StoredCard` of the catalog. Each picture is listed once, and
-- texts name it by its place; tags and content warnings (`warning/…`) are keys of the controlled vocabulary, whose
-- words are read apart. Introductions are left out: they are long, and only game pages show them.
create or replace function compact_card(s stores) returns json language sql stable
  return (
    with pictures as materialized (
      select i.hash, i.width, i.height, row_number() over (order by i.hash) - 1 as place
      from images i where i.hash in (
        select unnest(array[cover, cover1to1] || screenshots) from store_infos where store_id = s.id)),
    places as materialized (select coalesce(jsonb_object_agg(hash, place), '{}') as of_picture from pictures)
    select json_build_object(
      'id', s.id, 'uuid', s.uuid, 'path', s.path, 'type', s.type, 'category', s.category,
      'default_lang', s.default_lang, 'released_at', iso_instant(s.released_at),
      'updated_at', iso_instant(s.updated_at), 'start_preview_at', iso_instant(s.start_preview_at),
      'release_type', s.release_type, 'submitted_at', iso_instant(s.submitted_at),
      'support_platform', s.support_platform, 'author_id', s.author_uuid,
      'author', (select nickname from profiles where user_uuid = s.author_uuid),
      'store_author', person_json(s.author_uuid), 'store_agent', person_json(s.agent_uuid),
      'links', json_build_object('trial_app', s.trial_app_link, 'official_app', s.official_app_link),
      'tags', array(select tag_id from store_tags where store_id = s.id order by position, tag_id),
      'content_warnings', s.content_warnings,
      'serial_status', s.serial_status,
      'cg_count', s.cg_count, 'word_count', s.word_count,
      'pictures', (select coalesce(json_agg(json_build_array(hash, width, height) order by place), '[]') from pictures),
      'texts', (
        select coalesce(json_agg(json_build_array(
          i.language, i.name, i.brief, i.labels, of_picture -> i.cover, of_picture -> i.cover1to1,
          array(select of_picture -> shot from unnest(i.screenshots) with ordinality as listed(shot, position)
                order by position)
        ) order by i.language), '[]')
        from store_infos i, places where i.store_id = s.id),
      'store_price', (
        select coalesce(json_agg(json_build_object('country', p.country, 'price', p.price) order by p.country), '[]')
        from store_prices p where p.store_id = s.id),
      'store_activity', (
        select json_build_object('state', a.state, 'percentage_discount', a.percentage_discount,
          'ended_at', iso_instant(a.ended_at))
        from store_activities a where a.store_id = s.id),
      'game_pack', json_build_object('type', 'app', 'languages', s.game_languages,
        'official_app', builds_json(s.id, 'official'), 'trial_app', builds_json(s.id, 'trial')),
      'rating', coalesce(
        (select json_build_object('good', good, 'bad', bad, 'purchases', purchases)
         from store_ratings where store_id = s.id),
        '{"good": 0, "bad": 0, "purchases": 0}'),
      'blacklist', (
        select coalesce(json_agg(json_build_object('id', b.id, 'blocked_locale', b.blocked_locale,
          'blocked_trial_os', b.blocked_trial_os, 'blocked_official_os', b.blocked_official_os,
          'is_active', b.is_active) order by b.id), '[]')
        from store_blacklists b where b.store_id = s.id)
    ));

-- `storeStanding` of the domain: the share of good votes in thousandths, smoothed by ten extra votes of which six are
-- good, so that a single vote does not put a game first or last.
create or replace function store_standing(good int, bad int) returns int language sql immutable
  return ((2000 * (good::bigint + 6) + good + bad + 10) / (2 * (good::bigint + bad + 10)))::int;

create or replace function refresh_store_listings(ids int[]) returns void language sql
  begin atomic
    insert into store_listings (store_id, category, author_uuid, visible_at, released_at, release_order, updated_at,
        tag_ids, content_warnings, platforms, languages, has_trial, us_price, offer_percent, offer_ended_at, standing,
        purchases)
      select s.id, s.category, s.author_uuid, case when s.is_published then least(s.released_at, s.start_preview_at) end,
        s.released_at, coalesce(s.released_at, 'infinity'), s.updated_at,
        array(select tag_id from store_tags where store_id = s.id order by tag_id), s.content_warnings,
        array(select trim(system) from unnest(string_to_array(s.support_platform, ',')) system), s.game_languages,
        exists (select 1 from builds where store_id = s.id and kind = 'trial' and is_active),
        (select price from store_prices where store_id = s.id and country = 'us'),
        coalesce(a.percentage_discount, 0), a.ended_at, store_standing(coalesce(r.good, 0), coalesce(r.bad, 0)),
        coalesce(r.purchases, 0)
      from stores s
        left join store_activities a on a.store_id = s.id and a.state = 2 and a.percentage_discount > 0
        left join store_ratings r on r.store_id = s.id
      where s.id = any(ids) order by s.id
      on conflict (store_id) do update
        set category = excluded.category, author_uuid = excluded.author_uuid, visible_at = excluded.visible_at,
          released_at = excluded.released_at, release_order = excluded.release_order,
          updated_at = excluded.updated_at, tag_ids = excluded.tag_ids,
          content_warnings = excluded.content_warnings, platforms = excluded.platforms,
          languages = excluded.languages, has_trial = excluded.has_trial, us_price = excluded.us_price,
          offer_percent = excluded.offer_percent, offer_ended_at = excluded.offer_ended_at,
          standing = excluded.standing, purchases = excluded.purchases
        where (store_listings.category, store_listings.author_uuid, store_listings.visible_at,
            store_listings.released_at, store_listings.updated_at, store_listings.tag_ids, store_listings.content_warnings,
            store_listings.platforms, store_listings.languages, store_listings.has_trial,
            store_listings.us_price, store_listings.offer_percent, store_listings.offer_ended_at,
            store_listings.standing, store_listings.purchases)
          is distinct from (excluded.category, excluded.author_uuid, excluded.visible_at, excluded.released_at,
            excluded.updated_at, excluded.tag_ids, excluded.content_warnings, excluded.platforms, excluded.languages,
            excluded.has_trial, excluded.us_price, excluded.offer_percent, excluded.offer_ended_at,
            excluded.standing, excluded.purchases);
  end;

-- Concurrent writers of one game (its trial and its official build, say) are serialized before they read: otherwise
-- each would build a card without the other's uncommitted change. In a volatile function each statement sees what was
-- committed when it began.
create or replace function refresh_store_cards(ids int[]) returns void language plpgsql as $$
begin
  -- The weakest lock that conflicts with itself, so that sales, which only reference games, are not blocked.
  perform from stores where id = any(ids) order by id for no key update;
  insert into store_cards (store_id, compact)
    select s.id, compact_card(s) from stores s where s.id = any(ids) order by s.id
    on conflict (store_id) do update set card = null, compact = excluded.compact;
  perform refresh_store_listings(ids);
end $$;

-- The text of a notification about games. About too many of them (a notification holds 8,000 bytes) it says nothing,
-- which means: anything.
create or replace function changed_games(ids int[]) returns text language sql immutable as $$
  select case when cardinality(ids) <= 100 then 'games:' || array_to_string(ids, ',') else '' end
$$;

-- Arguments: the column of the changed rows that identifies the game, and `quiet` if caches need no notification. To
-- write thousands of games in one transaction, `set local catnip.cards_later = 'on'` and refresh the cards once at the
-- end instead of with every statement.
create or replace function touch_store_cards() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  if current_setting('catnip.cards_later', true) = 'on' then return null; end if;
  execute format('select array_agg(distinct %I) from changed', tg_argv[0]) into ids;
  if ids is null then return null; end if;
  perform refresh_store_cards(ids);
  -- The rules of search words live in the API, whose job processes these marks.
  if tg_table_name in ('stores', 'store_infos', 'store_tags') then
    insert into search_stale select id from stores where id = any(ids) order by id on conflict do nothing;
  end if;
  if tg_nargs < 2 then perform pg_notify('catalogue', changed_games(ids)); end if;
  return null;
end $$;

do $$
declare
  source record;
begin
  for source in
    select * from (values
      ('stores', 'id', false), ('store_infos', 'store_id', false), ('store_tags', 'store_id', false),
      ('store_blacklists', 'store_id', false), ('store_prices', 'store_id', false),
      ('store_activities', 'store_id', false), ('builds', 'store_id', false), ('store_ratings', 'store_id', true)
    ) as listed(name, id_column, quiet)
  loop
    execute format(
      'create or replace trigger %1$s_added after insert on %1$s referencing new table as changed
         for each statement execute function touch_store_cards(%2$s)',
      source.name, quote_literal(source.id_column) || case when source.quiet then ', ''quiet''' else '' end);
    execute format(
      'create or replace trigger %1$s_changed after update on %1$s referencing new table as changed
         for each statement execute function touch_store_cards(%2$s)',
      source.name, quote_literal(source.id_column) || case when source.quiet then ', ''quiet''' else '' end);
    if source.name <> 'stores' then
      execute format(
        'create or replace trigger %1$s_removed after delete on %1$s referencing old table as changed
           for each statement execute function touch_store_cards(%2$s)',
        source.name, quote_literal(source.id_column) || case when source.quiet then ', ''quiet''' else '' end);
    end if;
  end loop;
end $$;

create or replace function touch_author_cards() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  select array_agg(found.id) into ids from (
    select s.id from stores s join changed c on c.user_uuid = s.author_uuid
    union
    select s.id from stores s join changed c on c.user_uuid = s.agent_uuid) found;
  if ids is null then return null; end if;
  perform refresh_store_cards(ids);
  insert into search_stale select unnest(ids) on conflict do nothing;
  perform pg_notify('catalogue', changed_games(ids));
  return null;
end $$;

create or replace trigger profiles_added after insert on profiles referencing new table as changed
  for each statement execute function touch_author_cards();

create or replace trigger profiles_changed after update on profiles referencing new table as changed
  for each statement execute function touch_author_cards();

create or replace function notify_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;

create or replace function announce_game_updates() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  select array_agg(distinct store_id) into ids from changed;
  if ids is not null then perform pg_notify('catalogue', changed_games(ids)); end if;
  return null;
end $$;

create or replace trigger store_update_logs_announced after insert on store_update_logs
  referencing new table as changed for each statement execute function announce_game_updates();

-- The words of tags stand in no card: processes keep them by the version of this one row.
create or replace function note_tag_change() returns trigger language plpgsql as $$
begin
  insert into tag_changes (id) values (true) on conflict (id) do update set id = excluded.id;
  perform pg_notify('catalogue', '');
  return null;
end $$;

create or replace trigger tags_added after insert on tags for each statement execute function note_tag_change();

create or replace trigger tags_changed after update on tags for each statement execute function note_tag_change();

create or replace trigger tags_removed after delete on tags for each statement execute function note_tag_change();

create or replace trigger stores_gone after delete on stores for each statement execute function notify_catalogue();

-- Words that are older than these triggers.
insert into tag_changes (id) select true where exists (select from tags) on conflict do nothing;

-- This file has changed, and with it perhaps what a card holds. Last, when no writer of a card can be under way any
-- more: the triggers above had to wait for it.
update store_cards set compact = null where compact is not null;
