-- Everything the prices of each checkout's games depend on, as one value per checkout: read when quoting, compared when
-- committing. Games with the number of their checkout; countries by checkout. Timestamps are in milliseconds, so that
-- the value does not depend on a session's time zone. It includes the announcement date, before which a game is treated
-- as missing.
--
-- Its callers hold the planner to generic plans without sequential scans. Here and below it counts instead of asking
-- whether rows exist: expecting many checkouts, the planner would read whole tables into hashes.
create or replace function inputs_of_checkouts(p_of int[], p_store_ids int[], p_countries text[])
returns jsonb[] language plpgsql stable as $$
begin
  return array(
    select jsonb_build_object(
      'ratio_bp', (select ratio_bp from country_ratios r where r.country = asked.country),
      'stores', (
        select jsonb_agg(jsonb_build_object(
          'store_id', s.id,
          'released_at', floor(extract(epoch from s.released_at) * 1000),
          'start_preview_at', floor(extract(epoch from s.start_preview_at) * 1000),
          'official', (select count(*) > 0 from builds b where b.store_id = s.id and b.kind = 'official' and b.is_active),
          'prices', (
            select jsonb_agg(jsonb_build_object('country', p.country, 'price', p.price) order by p.country)
            from store_prices p where p.store_id = s.id and p.country in ('us', asked.country)),
          'activity', (
            select jsonb_build_object('state', a.state, 'percentage_discount', a.percentage_discount,
              'ended_at', floor(extract(epoch from a.ended_at) * 1000))
            from store_activities a where a.store_id = s.id),
          'creator_uuid', s.author_uuid,
          'creator_rate_bp', (select rate_bp from creator_contracts c where c.creator_uuid = s.author_uuid)
        ) order by s.id)
        from stores s
        where s.id = any(array(select store_id from unnest(p_of, p_store_ids) as line(of, store_id) where of = at))
          and s.is_published))
    from unnest(p_countries) with ordinality as asked(country, at) order by at);
end $$;

-- The first round trip of purchases: all inputs of each, from one snapshot. Columns by checkout; games, entries of the
-- cart and coupons with the number of their checkout.
create or replace function read_checkouts(
  p_uuids uuid[], p_users uuid[], p_sids uuid[], p_of int[], p_store_ids int[], p_entries_of int[], p_entries uuid[],
  p_coupons_of int[], p_coupons uuid[])
returns jsonb[] language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_countries text[] := array(
    select (select country from profiles where user_uuid = p_users[at]) from unnest(p_uuids) with ordinality as asked(request, at) order by at);
  v_of int[] := p_of;
  v_store_ids int[] := p_store_ids;
  v_carts jsonb[] := array_fill('[]'::jsonb, array[cardinality(p_uuids)]);
  v_coupons jsonb[] := v_carts;
  v_inputs jsonb[];
begin
  if cardinality(p_entries) > 0 then
    v_carts := array(
      select (
        select coalesce(jsonb_agg(jsonb_build_object('uuid', uuid, 'store_id', store_id)), '[]') from cart_stores
        where user_uuid = p_users[at] and state = 0
          and uuid = any(array(select entry from unnest(p_entries_of, p_entries) as wanted(of, entry) where of = at)))
      from unnest(p_uuids) with ordinality as asked(request, at) order by at);
    select v_of || array_agg(at::int), v_store_ids || array_agg((entry ->> 'store_id')::int) into v_of, v_store_ids
      from unnest(v_carts) with ordinality as cart(entries, at) cross join jsonb_array_elements(entries) as entry;
  end if;
  if cardinality(p_coupons) > 0 then
    v_coupons := array(
      select (
        select coalesce(jsonb_agg(jsonb_build_object('uuid', u.uuid, 'state', u.state, 'coupon', jsonb_build_object(
          'applicable_scope', c.applicable_scope, 'storeList', c.store_ids, 'discount_rate', c.discount_rate,
          'ended_at', floor(extract(epoch from c.ended_at) * 1000)))), '[]')
        from user_coupons u join coupons c on c.uuid = u.coupon_uuid
        where u.user_uuid = p_users[at]
          and u.uuid = any(array(select coupon from unnest(p_coupons_of, p_coupons) as wanted(of, coupon) where of = at)))
      from unnest(p_uuids) with ordinality as asked(request, at) order by at);
  end if;
  v_inputs := inputs_of_checkouts(v_of, v_store_ids, v_countries);
  return array(
    select jsonb_build_object(
      'order', (
        select answer || jsonb_build_object('user_uuid', user_uuid, 'fingerprint', fingerprint) from orders where uuid = p_uuids[at]),
      'session', (
        select count(*) > 0 from site_sessions where sid = p_sids[at] and user_uuid = p_users[at] and revoked_at is null),
      'country', v_countries[at],
      'balances', (
        select coalesce(jsonb_object_agg(currency, balance), '{}') from ledger_accounts
        where owner_kind = 'player' and owner_uuid = p_users[at] and name = '' and currency in ('meowcent', 'silver')),
      'cart', v_carts[at],
      'coupons', v_coupons[at],
      'owned', (
        select coalesce(jsonb_agg(store_id), '[]') from entitlements
        where user_uuid = p_users[at]
          and store_id = any(array(select store_id from unnest(v_of, v_store_ids) as line(of, store_id) where of = at))),
      'inputs', v_inputs[at])
    from unnest(p_uuids) with ordinality as asked(request, at) order by at);
end $$;
