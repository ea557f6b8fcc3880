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
-- "facts"}; or {"busy": true}: another transaction has locked its id, wallet or coupons, or it shares id or wallet with
-- an earlier one of the list, and is to be sent again by itself. Only the first kind leaves anything behind. A lone
-- purchase waits for its locks: request id, silver, coin, coupons by id. In a batch none waits for a lock of another
-- transaction. A failure commits none of them (CN004: an id was taken for another transfer at the same moment).
--
-- It counts instead of asking whether rows exist, and looks up what it could join (`lateral ... offset 0`): expecting
-- many purchases, the planner would read whole tables. Rows are looked up for all purchases at once and judged one by
-- one in memory: starting a statement takes longer than what it does for one purchase.
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
  v_mine boolean[] := '{true}';
  v_locked int[] := array_fill(0, array[v_count]);
  v_silvers bigint[] := array_fill(0::bigint, array[v_count]);
  v_coins bigint[] := v_silvers;
  v_wallets int[];
  v_coupons uuid[];
  v_held int[];
  v_unusable int[];
  v_taken uuid[];
  v_logged_in int[];
  v_may_be_frozen uuid[];
  v_inputs jsonb[];
  v_results jsonb[] := array_fill(null::jsonb, array[v_count]);
  v_good int[];
  v_written int;
  v_at int;
  v_rests bigint[];
  v_of int[] := '{}';
  v_owners text[] := '{}';
  v_uuids uuid[];
  v_names text[];
  v_currencies text[];
  v_amounts bigint[] := '{}';
  v_ids uuid[];
  v_reasons text[];
  v_fingerprints bytea[];
  v_nows timestamptz[];
  v_posted jsonb[];
  wallets refcursor;
  found_row record;
begin
  if v_count = 1 then
    perform pg_advisory_xact_lock(hashtextextended(p_uuids[1]::text, 0));
    open wallets for
      select owner_uuid, currency, balance from ledger_accounts
      where owner_kind = 'player' and owner_uuid = p_users[1] and name = '' and currency in ('silver', 'meowcent')
      order by currency desc for update;
  else
    select array_agg(pg_try_advisory_xact_lock(hashtextextended(uuid::text, 0)) order by at) into v_mine
      from unnest(p_uuids) with ordinality as request(uuid, at);
    open wallets for
      select owner_uuid, currency, balance from ledger_accounts
      where owner_kind = 'player' and owner_uuid = any(p_users) and name = '' and currency in ('silver', 'meowcent')
      for update skip locked;
  end if;
  loop
    fetch wallets into found_row;
    exit when not found;
    v_at := array_position(p_users, found_row.owner_uuid);
    v_locked[v_at] := v_locked[v_at] + 1;
    if found_row.currency = 'silver' then v_silvers[v_at] := found_row.balance; else v_coins[v_at] := found_row.balance; end if;
  end loop;
  close wallets;
  -- A lone purchase holds all the wallets there were; one created since has nothing to do with it.
  if v_count > 1 then
    v_wallets := array(
      select (
        select count(*) from ledger_accounts
        where owner_kind = 'player' and owner_uuid = buyer and name = '' and currency in ('silver', 'meowcent'))
      from unnest(p_users) with ordinality as asked(buyer, at) order by at);
  end if;
  if cardinality(p_coupons) > 0 then
    if v_count = 1 then perform from user_coupons where uuid = any(p_coupons) order by uuid for update; end if;
    v_coupons := array(select uuid from user_coupons where uuid = any(p_coupons) for update skip locked);
    select array_agg(of) filter (where coupon <> all (v_coupons) and owner is not null),
        array_agg(of) filter (where (owner = p_users[of] and state = 0 and (ended_at is null or ended_at > p_nows[of])) is not true)
      into v_held, v_unusable
      from unnest(p_coupons_of, p_coupons) as named(of, coupon)
      left join lateral (
        select user_uuid as owner, state, (select ended_at from coupons c where c.uuid = coupon_uuid) as ended_at
        from user_coupons where uuid = coupon offset 0) known on true;
  end if;

  -- Every order has a transfer of its id.
  select
      array(select id from ledger_transfers where id = any(p_uuids)),
      array(
        select owner_uuid from ledger_accounts where owner_kind = 'debtor' and owner_uuid = any(p_users)
        union all select user_uuid from payment_disputes where user_uuid = any(p_users) and state = 'open'),
      array(
        select at from unnest(p_sids) with ordinality as asked(asked_sid, at) cross join lateral (
          select from site_sessions where sid = asked_sid and user_uuid = p_users[at] and revoked_at is null offset 0) session)
    into v_taken, v_may_be_frozen, v_logged_in;
  v_inputs := inputs_of_checkouts(p_of, p_store_ids, p_countries);
  for at in 1 .. v_count loop
    if not v_mine[at] or array_position(p_uuids, p_uuids[at]) < at then
      v_results[at] := '{"busy": true}';
    elsif p_uuids[at] = any(v_taken) then
      select user_uuid, fingerprint, answer into found_row from orders where uuid = p_uuids[at];
      v_results[at] := case when found_row.user_uuid = p_users[at] and found_row.fingerprint = p_fingerprints[at]
        then jsonb_build_object('answer', found_row.answer) else money_refused('request/id-conflict') end;
    -- Also a second purchase of the same buyer, whose wallets count as those of the first.
    elsif at = any(v_held) or v_locked[at] <> v_wallets[at] then
      v_results[at] := '{"busy": true}';
    elsif at <> all(v_logged_in) then
      v_results[at] := money_refused('auth/id-token-expired');
    -- The caller requotes: silver spent elsewhere is a changed split, not an insufficient balance.
    elsif v_silvers[at] < p_silvers[at] or v_coins[at] < p_coins[at] then
      v_results[at] := money_refused('pay/insufficient-balance');
    elsif at = any(v_unusable) then
      v_results[at] := money_refused('coupon/unavailable');
    elsif v_inputs[at] is distinct from p_inputs[at] then
      v_results[at] := money_refused('pay/price-changed');
    -- Under the locks of the wallet, which whatever freezes it takes too. What is free takes no coins.
    elsif p_totals[at] > 0 and p_users[at] = any(v_may_be_frozen) then
      v_results[at] := money_refused('pay/purchases-frozen', purchase_freeze(p_users[at]));
    end if;
    if v_results[at] is null then
      v_good := v_good || at;
      v_at := array_position(p_of, at);
      v_results[at] := jsonb_build_object('answer', jsonb_build_object(
        'total', p_totals[at], 'silver', p_silvers[at], 'coin', p_coins[at],
        'store_ids', to_jsonb(p_store_ids[v_at : v_at + cardinality(array_positions(p_of, at)) - 1]),
        'account', jsonb_build_array(
          jsonb_build_object('type', 0, 'balance', v_coins[at] - p_coins[at]),
          jsonb_build_object('type', 1, 'balance', v_silvers[at] - p_silvers[at]))));
    end if;
  end loop;
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
    select p_uuids[of], p_store_ids[n], p_lists[n], p_discounts[n], p_percents[n], p_sales[n], p_coupon_discounts[n],
      p_finals[n], p_line_coupons[n], p_creators[n], p_rates[n], p_shares[n]
    from unnest(p_of) with ordinality as line(of, n) where of = any(v_good);
  if v_coupons is not null then
    update user_coupons owned set state = 1, order_uuid = p_uuids[of], used_at = p_nows[of]
      from unnest(p_coupons_of, p_coupons) as named(of, coupon) where of = any(v_good) and owned.uuid = coupon;
  end if;

  -- Silver is worth its number in coins: the platform takes it in and pays the same number of its own coins, so that
  -- the creator's and the platform's shares are complete and both currencies sum to zero.
  foreach v_at in array v_good loop
    v_ids := v_ids || p_uuids[v_at];
    v_reasons := v_reasons || p_reasons[v_at];
    v_fingerprints := v_fingerprints || sha256(convert_to(p_fingerprints[v_at], 'UTF8'));
    v_nows := v_nows || p_nows[v_at];
    v_rests[v_at] := p_totals[v_at];
    if p_silvers[v_at] > 0 then
      v_of := v_of || cardinality(v_ids); v_owners := v_owners || 'player'::text; v_uuids := v_uuids || p_users[v_at];
      v_names := v_names || ''::text; v_currencies := v_currencies || 'silver'::text;
      v_amounts := v_amounts || -p_silvers[v_at];
    end if;
    if p_coins[v_at] > 0 then
      v_of := v_of || cardinality(v_ids); v_owners := v_owners || 'player'::text; v_uuids := v_uuids || p_users[v_at];
      v_names := v_names || ''::text; v_currencies := v_currencies || 'meowcent'::text;
      v_amounts := v_amounts || -p_coins[v_at];
    end if;
    if p_silvers[v_at] > 0 then
      v_of := v_of || array_fill(cardinality(v_ids), '{2}'); v_owners := v_owners || array['platform', 'platform'];
      v_uuids := v_uuids || array[null, null]::uuid[]; v_names := v_names || array['conversion', 'conversion'];
      v_currencies := v_currencies || array['silver', 'meowcent'];
      v_amounts := v_amounts || array[p_silvers[v_at], -p_silvers[v_at]];
    end if;
  end loop;
  for found_row in
    select of, p_creators[n] as creator, sum(p_shares[n])::bigint as share from unnest(p_of) with ordinality as line(of, n)
    where of = any(v_good) and p_shares[n] > 0 group by of, p_creators[n] order by of, creator
  loop
    v_of := v_of || array_position(v_good, found_row.of); v_owners := v_owners || 'creator'::text;
    v_uuids := v_uuids || found_row.creator; v_names := v_names || 'held'::text;
    v_currencies := v_currencies || 'meowcent'::text; v_amounts := v_amounts || found_row.share;
    v_rests[found_row.of] := v_rests[found_row.of] - found_row.share;
  end loop;
  foreach v_at in array v_good loop
    if v_rests[v_at] > 0 then
      v_of := v_of || array_position(v_good, v_at); v_owners := v_owners || 'platform'::text;
      v_uuids := v_uuids || null::uuid; v_names := v_names || 'sales'::text;
      v_currencies := v_currencies || 'meowcent'::text; v_amounts := v_amounts || v_rests[v_at];
    end if;
  end loop;
  v_posted := ledger_post_transfers(v_ids, array_fill('purchase'::text, array[cardinality(v_ids)]), v_reasons, v_fingerprints,
    v_nows, v_of, v_owners, v_uuids, v_names, v_currencies, v_amounts, null);
  if array_remove(v_posted, null) <> '{}' then
    raise exception 'An id of this list was taken for another transfer' using errcode = 'CN004';
  end if;

  update cart_stores entry set state = 1, updated_at = p_nows[of] from unnest(p_of, p_store_ids) as line(of, store_id)
    where of = any(v_good) and entry.user_uuid = p_users[of] and entry.state = 0 and entry.store_id = line.store_id;
  delete from wishlists wish using unnest(p_of, p_store_ids) as line(of, store_id)
    where of = any(v_good) and wish.user_uuid = p_users[of] and wish.store_id = line.store_id;
  -- No job is queued here: its NOTIFY would serialize all commits. The sweep finds orders without a receipt.
  return v_results;
end $$;
