create or replace trigger order_lines_only_grow before update or delete or truncate on order_lines
  for each statement execute function ledger_refuse_change();

-- Only the receipt time of an order is written later.
create or replace trigger orders_keep_their_terms before update of uuid, user_uuid, state, kind, total, silver, coin, country, fingerprint,
  answer, created_at, updated_at or delete or truncate on orders
  for each statement execute function ledger_refuse_change();

-- The second and last round trip of purchases: each of them all or nothing, in one transaction. A lone purchase is a
-- list of one. One column per fact of a purchase; lines and coupons as columns too, with the number of their purchase;
-- lines ordered by purchase and game.
--
-- Returns for each purchase {"answer"}, which is stored for repeated requests; or why it is refused, as {"code",
-- "facts"}; or {"busy": true}: another transaction has locked its id, wallet or coupons, or it shares id or buyer with
-- an earlier one of the list, and is to be sent again by itself. Only the first kind leaves anything behind. A lone
-- purchase waits for its locks: request id, silver, coin, coupons by id. In a batch none waits for a lock of another
-- transaction. A failure commits none of them (CN004: an id was taken for another transfer at the same moment).
--
-- It counts instead of asking whether rows exist, and looks up what it could join (`lateral ... offset 0`): expecting
-- many purchases, the planner would read whole tables.
create or replace function commit_purchases(
  p_uuids uuid[], p_users uuid[], p_sids uuid[], p_kinds text[], p_countries text[], p_fingerprints text[], p_nows timestamptz[],
  p_totals bigint[], p_silvers bigint[], p_coins bigint[], p_inputs jsonb[], p_reasons text[],
  p_coupons_of int[], p_coupons uuid[],
  p_of int[], p_store_ids int[], p_lists bigint[], p_discounts bigint[], p_percents int[], p_sales bigint[],
  p_coupon_discounts bigint[], p_finals bigint[], p_line_coupons jsonb[], p_creators uuid[], p_rates int[],
  p_shares bigint[])
returns jsonb[] language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_count int := cardinality(p_uuids);
  v_mine boolean[];
  v_locked int[] := array_fill(0, array[v_count]);
  v_silvers bigint[] := array_fill(0::bigint, array[v_count]);
  v_coins bigint[] := v_silvers;
  v_coupons uuid[];
  v_held int[];
  v_unusable int[];
  v_inputs jsonb[];
  v_results jsonb[];
  v_good int[];
  v_written int;
  v_at int;
  found_row record;
  entries record;
begin
  if v_count = 1 then
    perform pg_advisory_xact_lock(hashtextextended(p_uuids[1]::text, 0));
    perform from ledger_accounts
      where owner_kind = 'player' and owner_uuid = p_users[1] and name = '' and currency in ('silver', 'meowcent')
      order by currency desc for update;
    if cardinality(p_coupons) > 0 then perform from user_coupons where uuid = any(p_coupons) order by uuid for update; end if;
    v_mine := array[true];
  else
    select array_agg(pg_try_advisory_xact_lock(hashtextextended(uuid::text, 0)) order by at) into v_mine
      from unnest(p_uuids) with ordinality as request(uuid, at);
  end if;
  for found_row in
    select owner_uuid, currency, balance from ledger_accounts
    where owner_kind = 'player' and owner_uuid = any(p_users) and name = '' and currency in ('silver', 'meowcent')
    for update skip locked
  loop
    v_at := array_position(p_users, found_row.owner_uuid);
    v_locked[v_at] := v_locked[v_at] + 1;
    if found_row.currency = 'silver' then v_silvers[v_at] := found_row.balance; else v_coins[v_at] := found_row.balance; end if;
  end loop;
  if cardinality(p_coupons) > 0 then
    v_coupons := array(select uuid from user_coupons where uuid = any(p_coupons) for update skip locked);
    select array_agg(of) filter (where coupon <> all (v_coupons) and owner is not null),
        array_agg(of) filter (where (owner = p_users[of] and state = 0 and (ended_at is null or ended_at > p_nows[of])) is not true)
      into v_held, v_unusable
      from unnest(p_coupons_of, p_coupons) as named(of, coupon)
      left join lateral (
        select user_uuid as owner, state, (select ended_at from coupons c where c.uuid = coupon_uuid) as ended_at
        from user_coupons where uuid = coupon offset 0) known on true;
  end if;

  v_inputs := inputs_of_checkouts(p_of, p_store_ids, p_countries);
  select array_agg(at order by at) filter (where verdict is null), array_agg(coalesce(verdict, jsonb_build_object('answer', jsonb_build_object(
      'total', p_totals[at], 'silver', p_silvers[at], 'coin', p_coins[at],
      'store_ids', (select jsonb_agg(store_id order by store_id) from unnest(p_of, p_store_ids) as line(of, store_id) where of = at),
      'account', jsonb_build_array(
        jsonb_build_object('type', 0, 'balance', v_coins[at] - p_coins[at]),
        jsonb_build_object('type', 1, 'balance', v_silvers[at] - p_silvers[at]))))) order by at)
    into v_good, v_results
    from (
      select at::int, case
        when not v_mine[at] or array_position(p_uuids, request.uuid) < at then '{"busy": true}'
        when known.uuid is not null then
          case when known.user_uuid = buyer and known.fingerprint = p_fingerprints[at] then jsonb_build_object('answer', known.answer)
          else money_refused('request/id-conflict') end
        when (select count(*) from ledger_transfers where id = request.uuid) > 0 then money_refused('request/id-conflict')
        when array_position(p_users, buyer) < at or at = any (v_held) then '{"busy": true}'
        -- A lone purchase holds all the wallets there were; one created since has nothing to do with it.
        when v_count > 1 and v_locked[at] <> (
            select count(*) from ledger_accounts
            where owner_kind = 'player' and owner_uuid = buyer and name = '' and currency in ('silver', 'meowcent'))
        then '{"busy": true}'
        when (select count(*) from site_sessions where sid = p_sids[at] and user_uuid = buyer and revoked_at is null) = 0 then
          money_refused('auth/id-token-expired')
        -- The caller requotes: silver spent elsewhere is a changed split, not an insufficient balance.
        when v_silvers[at] < p_silvers[at] or v_coins[at] < p_coins[at] then money_refused('pay/insufficient-balance')
        when at = any (v_unusable) then money_refused('coupon/unavailable')
        when v_inputs[at] is distinct from p_inputs[at] then money_refused('pay/price-changed')
        -- Under the locks of the wallet, which whatever freezes it takes too. What is free takes no coins.
        when p_totals[at] > 0 then money_refused('pay/purchases-frozen', purchase_freeze(buyer))
      end as verdict
      from unnest(p_uuids, p_users) with ordinality as request(uuid, buyer, at)
        left join lateral (select * from orders where uuid = request.uuid offset 0) known on true
      offset 0
    ) judged;
  if v_good is null then return v_results; end if;

  insert into entitlements (user_uuid, store_id, order_uuid, created_at)
    select p_users[of], store_id, p_uuids[of], p_nows[of] from unnest(p_of, p_store_ids) as line(of, store_id)
    where of = any(v_good) order by p_users[of], store_id
    on conflict do nothing;
  get diagnostics v_written = row_count;
  if v_written < cardinality(p_of) then
    for found_row in
      select of, min(line.store_id) as store_id from unnest(p_of, p_store_ids) as line(of, store_id)
      where of = any(v_good) and 0 = (
        select count(*) from entitlements mine
        where mine.user_uuid = p_users[of] and mine.store_id = line.store_id and mine.order_uuid = p_uuids[of])
      group by of
    loop
      v_results[found_row.of] := money_refused('store/already-owned', jsonb_build_object('store_id', found_row.store_id));
      v_good := array_remove(v_good, found_row.of);
      delete from entitlements
        where user_uuid = p_users[found_row.of] and store_id = any(p_store_ids) and order_uuid = p_uuids[found_row.of];
    end loop;
    if cardinality(v_good) = 0 then return v_results; end if;
  end if;

  insert into orders (uuid, user_uuid, state, kind, total, silver, coin, country, fingerprint, answer, created_at, updated_at)
    select p_uuids[at], p_users[at], 1, p_kinds[at], p_totals[at], p_silvers[at], p_coins[at], p_countries[at],
      p_fingerprints[at], v_results[at]->'answer', p_nows[at], p_nows[at]
    from unnest(v_good) as at;
  insert into order_lines (order_uuid, store_id, list, discount, percent, sale, coupon_discount, final, coupons,
      creator_uuid, creator_rate_bp, creator_share)
    select p_uuids[of], store_id, list, discount, percent, sale, coupon_discount, final, coupons, creator, rate, share
    from unnest(p_of, p_store_ids, p_lists, p_discounts, p_percents, p_sales, p_coupon_discounts, p_finals,
      p_line_coupons, p_creators, p_rates, p_shares)
      as line(of, store_id, list, discount, percent, sale, coupon_discount, final, coupons, creator, rate, share)
    where of = any(v_good);
  if v_coupons is not null then
    update user_coupons owned set state = 1, order_uuid = p_uuids[of], used_at = p_nows[of]
      from unnest(p_coupons_of, p_coupons) as named(of, coupon) where of = any(v_good) and owned.uuid = coupon;
  end if;

  -- Silver is worth its number in coins: the platform takes it in and pays the same number of its own coins, so that
  -- the creator's and the platform's shares are complete and both currencies sum to zero.
  with shares as (
    select of as at, creator, sum(share)::bigint as amount from unnest(p_of, p_creators, p_shares) as line(of, creator, share)
    where of = any(v_good) and share > 0 group by of, creator)
  select coalesce(array_agg(array_position(v_good, at)), '{}') as of, coalesce(array_agg(owner), '{}') as owners,
      array_agg(uuid) as uuids, array_agg(name) as names, array_agg(currency) as currencies,
      coalesce(array_agg(amount), '{}') as amounts
    into entries
    from (
      select * from (
        select at, 1 as place, 'player' as owner, p_users[at] as uuid, '' as name, 'silver' as currency, -p_silvers[at] as amount
          from unnest(v_good) as at
        union all select at, 2, 'player', p_users[at], '', 'meowcent', -p_coins[at] from unnest(v_good) as at
        union all select at, 3, 'platform', null, 'conversion', 'silver', p_silvers[at] from unnest(v_good) as at
        union all select at, 4, 'platform', null, 'conversion', 'meowcent', -p_silvers[at] from unnest(v_good) as at
        union all select at, 5, 'creator', creator, 'held', 'meowcent', amount from shares
        union all
        select at, 6, 'platform', null, 'sales', 'meowcent',
            p_totals[at] - coalesce((select sum(amount) from shares where shares.at = good.at), 0)::bigint
          from unnest(v_good) as good(at)
      ) each_entry
      where amount <> 0 order by at, place, uuid
    ) sorted;
  if array_remove(ledger_post_transfers(
      array(select p_uuids[at] from unnest(v_good) as at), array_fill('purchase'::text, array[cardinality(v_good)]),
      array(select p_reasons[at] from unnest(v_good) as at),
      array(select sha256(convert_to(p_fingerprints[at], 'UTF8')) from unnest(v_good) as at),
      array(select p_nows[at] from unnest(v_good) as at),
      entries.of, entries.owners, entries.uuids, entries.names, entries.currencies, entries.amounts, null), null) <> '{}'
  then
    raise exception 'An id of this list was taken for another transfer' using errcode = 'CN004';
  end if;

  update cart_stores entry set state = 1, updated_at = p_nows[of] from unnest(p_of, p_store_ids) as line(of, store_id)
    where of = any(v_good) and entry.user_uuid = p_users[of] and entry.state = 0 and entry.store_id = line.store_id;
  delete from wishlists wish using unnest(p_of, p_store_ids) as line(of, store_id)
    where of = any(v_good) and wish.user_uuid = p_users[of] and wish.store_id = line.store_id;
  -- No job is queued here: its NOTIFY would serialize all commits. The sweep finds orders without a receipt.
  return v_results;
end $$;
