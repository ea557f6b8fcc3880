-- The read model of the catalogue: one JSON value per game, rebuilt by statement-level triggers on what it is made
-- of, so that a list is one statement and no writer can forget to refresh it.

create function iso_instant(at timestamptz) returns text language sql stable
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
--> statement-breakpoint
create function image_json(image_hash text) returns jsonb language sql stable
  return (select jsonb_build_object('hash', hash, 'width', width, 'height', height) from images where hash = image_hash);
--> statement-breakpoint
create function builds_json(store int, build_kind text) returns jsonb language sql stable
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'platform', platform, 'language', language, 'version', version, 'size', size,
      'released_at', iso_instant(created_at), 'updated_at', iso_instant(updated_at)
    ) order by platform, language, uuid), '[]')
    from builds where store_id = store and kind = build_kind and is_active);
--> statement-breakpoint
-- Introductions are left out: they are long, and only game pages show them.
create function store_card(s stores) returns jsonb language sql stable
  return (
    select jsonb_build_object(
      'id', s.id, 'uuid', s.uuid, 'path', s.path, 'type', s.type, 'category', s.category,
      'default_lang', s.default_lang, 'released_at', iso_instant(s.released_at),
      'updated_at', iso_instant(s.updated_at), 'start_preview_at', iso_instant(s.start_preview_at),
      'release_type', s.release_type, 'submitted_at', iso_instant(s.submitted_at),
      'support_platform', s.support_platform, 'author_id', s.author_uuid,
      'author', (select nickname from profiles where user_uuid = s.author_uuid),
      'store_author', (
        select jsonb_build_object('uuid', user_uuid, 'name', coalesce(nickname, ''), 'head', head, 'brief', brief)
        from profiles where user_uuid = s.author_uuid),
      'tags', (
        select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'names', t.name) order by st.position, t.id), '[]')
        from store_tags st join tags t on t.id = st.tag_id where st.store_id = s.id),
      'content_warnings', to_jsonb(s.content_warnings), 'serial_status', s.serial_status,
      'cg_count', s.cg_count, 'word_count', s.word_count,
      'store_info', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'language', i.language, 'name', i.name, 'brief', i.brief, 'labels', to_jsonb(i.labels),
          'cover', image_json(i.cover), 'cover1to1', image_json(i.cover1to1),
          'screenshots', (
            select coalesce(jsonb_agg(image_json(shot) order by position), '[]')
            from unnest(i.screenshots) with ordinality as listed(shot, position))
        ) order by i.language), '[]')
        from store_infos i where i.store_id = s.id),
      'store_price', (
        select coalesce(jsonb_agg(jsonb_build_object('country', p.country, 'price', p.price) order by p.country), '[]')
        from store_prices p where p.store_id = s.id),
      'store_activity', (
        select jsonb_build_object('state', a.state, 'percentage_discount', a.percentage_discount,
          'ended_at', iso_instant(a.ended_at))
        from store_activities a where a.store_id = s.id),
      'game_pack', jsonb_build_object('type', 'app', 'languages', to_jsonb(s.game_languages),
        'official_app', builds_json(s.id, 'official'), 'trial_app', builds_json(s.id, 'trial')),
      'rating', coalesce(
        (select jsonb_build_object('good', good, 'bad', bad, 'purchases', purchases)
         from store_ratings where store_id = s.id),
        '{"good": 0, "bad": 0, "purchases": 0}'),
      'blacklist', (
        select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'blocked_locale', to_jsonb(b.blocked_locale),
          'blocked_trial_os', to_jsonb(b.blocked_trial_os), 'blocked_official_os', to_jsonb(b.blocked_official_os),
          'is_active', b.is_active) order by b.id), '[]')
        from store_blacklists b where b.store_id = s.id)
    ));
--> statement-breakpoint
create function refresh_store_cards(ids int[]) returns void language sql
  begin atomic
    insert into store_cards (store_id, card)
      select s.id, store_card(s) from stores s where s.id = any(ids) order by s.id
      on conflict (store_id) do update set card = excluded.card;
  end;
--> statement-breakpoint
-- Arguments: the column of the changed rows that names the game, and `quiet` where caches need not be told.
create function touch_store_cards() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  execute format('select array_agg(distinct %I) from changed', tg_argv[0]) into ids;
  if ids is null then return null; end if;
  perform refresh_store_cards(ids);
  if tg_nargs < 2 then perform pg_notify('catalogue', ''); end if;
  return null;
end $$;
--> statement-breakpoint
create function touch_author_cards() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  select array_agg(s.id) into ids from stores s join changed c on c.user_uuid = s.author_uuid;
  if ids is null then return null; end if;
  perform refresh_store_cards(ids);
  perform pg_notify('catalogue', '');
  return null;
end $$;
--> statement-breakpoint
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
      'create trigger %1$s_added after insert on %1$s referencing new table as changed
         for each statement execute function touch_store_cards(%2$s)',
      source.name, quote_literal(source.id_column) || case when source.quiet then ', ''quiet''' else '' end);
    execute format(
      'create trigger %1$s_changed after update on %1$s referencing new table as changed
         for each statement execute function touch_store_cards(%2$s)',
      source.name, quote_literal(source.id_column) || case when source.quiet then ', ''quiet''' else '' end);
    if source.name <> 'stores' then
      execute format(
        'create trigger %1$s_removed after delete on %1$s referencing old table as changed
           for each statement execute function touch_store_cards(%2$s)',
        source.name, quote_literal(source.id_column) || case when source.quiet then ', ''quiet''' else '' end);
    end if;
  end loop;
end $$;
--> statement-breakpoint
create trigger profiles_changed after update on profiles referencing new table as changed
  for each statement execute function touch_author_cards();
--> statement-breakpoint
create trigger profiles_added after insert on profiles referencing new table as changed
  for each statement execute function touch_author_cards();
--> statement-breakpoint
create function notify_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
--> statement-breakpoint
create trigger country_ratios_changed after insert or update or delete on country_ratios
  for each statement execute function notify_catalogue();
--> statement-breakpoint
create trigger stores_gone after delete on stores for each statement execute function notify_catalogue();
--> statement-breakpoint
create trigger articles_changed after insert or update or delete on articles
  for each statement execute function notify_catalogue();
--> statement-breakpoint
-- Counts a game's votes and sales anew; called when a comment changes and by the hourly job for sales.
create function recount_store_rating(store int) returns void language plpgsql as $$
begin
  insert into store_ratings (store_id, good, bad, purchases)
    select store, count(*) filter (where vote = 1), count(*) filter (where vote = -1),
      (select count(*) from entitlements e where e.store_id = store)
    from store_comments where store_id = store
    on conflict (store_id) do update
      set good = excluded.good, bad = excluded.bad, purchases = excluded.purchases
      where (store_ratings.good, store_ratings.bad, store_ratings.purchases)
        is distinct from (excluded.good, excluded.bad, excluded.purchases);
end $$;
--> statement-breakpoint
-- Names that look like what was typed; the usual threshold of 0.6 forgives too little in short names.
create function nearly_named(typed text) returns table (store_id int, nearness real) language sql stable
  set pg_trgm.word_similarity_threshold = 0.45
  as $$
    select s.store_id, word_similarity(typed, s.names) from store_searches s where typed <% s.names
  $$;
