-- Content warnings are words of the controlled list (`warning/…`), shown in the reader's language.
-- Introductions are left out: they are long, and only game pages show them.
create or replace function store_card(s stores) returns jsonb language sql stable
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
      'content_warnings', (
        select coalesce(jsonb_agg(jsonb_build_object('id', listed.id, 'names', coalesce(w.name, '{}')) order by position), '[]')
        from unnest(s.content_warnings) with ordinality as listed(id, position)
        left join tags w on w.id = 'warning/' || listed.id),
       'serial_status', s.serial_status,
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
