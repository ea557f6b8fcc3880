-- Purchases that were waiting at the same moment, in one transaction: one statement per table instead of one per purchase and
-- table. Of different players, under different ids, and without coupons. One column per fact of a purchase; lines as columns
-- too, with the number of their purchase, ordered by purchase and game.
--
-- Returns the stored answer of each purchase. Null: this one is not among them, left no trace, and is to be committed by
-- itself, by `commit_purchase`, which alone knows why purchases are refused. A failure commits none of them (CN004: somebody
-- else wrote what was free a moment before).
--
-- Nobody waits for somebody else's lock: a purchase whose id or wallet is locked is left out.
--
-- Plans: never hash or merge joins, and counts instead of `exists`, which may become a join that reads all rows for each
-- purchase. The planner knows nothing of the arrays' lengths, and would read whole tables.
create or replace function commit_purchases(
  p_uuids uuid[], p_users uuid[], p_sids uuid[], p_kinds text[], p_countries text[], p_fingerprints text[], p_nows timestamptz[],
  p_totals bigint[], p_silvers bigint[], p_coins bigint[], p_inputs jsonb[], p_reasons text[],
  p_of int[], p_store_ids int[], p_lists bigint[], p_discounts bigint[], p_percents int[], p_sales bigint[],
  p_coupon_discounts bigint[], p_finals bigint[], p_line_coupons jsonb[], p_creators uuid[], p_rates int[],
  p_shares bigint[])
returns jsonb[] language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_count int := cardinality(p_uuids);
  v_silver_accounts bigint[] := array_fill(null::bigint, array[v_count]);
  v_coin_accounts bigint[] := v_silver_accounts;
  v_silvers bigint[] := array_fill(0::bigint, array[v_count]);
  v_coins bigint[] := v_silvers;
  v_locked int[] := array_fill(0, array[v_count]);
  v_mine boolean[];
  v_inputs jsonb[];
  v_good int[];
  v_lines int;
  v_answers jsonb[];
  v_written int;
  v_at int;
  wallet record;
begin
  select array_agg(pg_try_advisory_xact_lock(hashtextextended(uuid::text, 0)) order by at) into v_mine
    from unnest(p_uuids) with ordinality as request(uuid, at);

  for wallet in
    select id, owner_uuid, currency, balance from ledger_accounts
    where owner_kind = 'player' and owner_uuid = any(p_users) and name = '' and currency in ('silver', 'meowcent')
    for update skip locked
  loop
    v_at := array_position(p_users, wallet.owner_uuid);
    v_locked[v_at] := v_locked[v_at] + 1;
    if wallet.currency = 'silver' then
      v_silver_accounts[v_at] := wallet.id; v_silvers[v_at] := wallet.balance;
    else
      v_coin_accounts[v_at] := wallet.id; v_coins[v_at] := wallet.balance;
    end if;
  end loop;

  v_inputs := inputs_of_checkouts(p_of, p_store_ids, p_countries);
  select array_agg(at order by at) into v_good from generate_subscripts(p_uuids, 1) as at
    where v_mine[at] and v_silvers[at] >= p_silvers[at] and v_coins[at] >= p_coins[at]
      and v_locked[at] = (
        select count(*) from ledger_accounts
        where owner_kind = 'player' and owner_uuid = p_users[at] and name = '' and currency in ('silver', 'meowcent'))
      and (select count(*) from orders where uuid = p_uuids[at]) = 0
      and (select count(*) from site_sessions where sid = p_sids[at] and user_uuid = p_users[at] and revoked_at is null) > 0
      and (p_totals[at] = 0 or purchase_freeze(p_users[at]) is null)
      and v_inputs[at] is not distinct from p_inputs[at];
  if v_good is null then return array_fill(null::jsonb, array[v_count]); end if;

  select count(*) into v_lines from unnest(p_of) as of where of = any(v_good);
  insert into entitlements (user_uuid, store_id, order_uuid, created_at)
    select p_users[of], store_id, p_uuids[of], p_nows[of] from unnest(p_of, p_store_ids) as line(of, store_id)
    where of = any(v_good) order by p_users[of], store_id
    on conflict do nothing;
  get diagnostics v_written = row_count;
  if v_written < v_lines then
    raise exception 'A game of this batch is owned already' using errcode = 'CN004';
  end if;

  select array_agg(case when at = any(v_good) then jsonb_build_object(
      'total', p_totals[at], 'silver', p_silvers[at], 'coin', p_coins[at],
      'store_ids', (select jsonb_agg(store_id order by store_id) from unnest(p_of, p_store_ids) as line(of, store_id) where of = at),
      'account', jsonb_build_array(
        jsonb_build_object('type', 0, 'balance', v_coins[at] - p_coins[at]),
        jsonb_build_object('type', 1, 'balance', v_silvers[at] - p_silvers[at]))) end order by at)
    into v_answers from generate_subscripts(p_uuids, 1) as at;
  insert into orders (uuid, user_uuid, state, kind, total, silver, coin, country, fingerprint, answer, created_at, updated_at)
    select p_uuids[at], p_users[at], 1, p_kinds[at], p_totals[at], p_silvers[at], p_coins[at], p_countries[at],
      p_fingerprints[at], v_answers[at], p_nows[at], p_nows[at]
    from unnest(v_good) as at;
  insert into order_lines (order_uuid, store_id, list, discount, percent, sale, coupon_discount, final, coupons,
      creator_uuid, creator_rate_bp, creator_share)
    select p_uuids[of], store_id, list, discount, percent, sale, coupon_discount, final, coupons, creator, rate, share
    from unnest(p_of, p_store_ids, p_lists, p_discounts, p_percents, p_sales, p_coupon_discounts, p_finals,
      p_line_coupons, p_creators, p_rates, p_shares)
      as line(of, store_id, list, discount, percent, sale, coupon_discount, final, coupons, creator, rate, share)
    where of = any(v_good);

  perform ledger_post_purchases(p_uuids, p_reasons, p_fingerprints, p_nows, v_silver_accounts, v_coin_accounts, p_silvers,
    p_coins, p_totals, v_good, p_of, p_creators, p_shares);

  update cart_stores entry set state = 1, updated_at = p_nows[of] from unnest(p_of, p_store_ids) as line(of, store_id)
    where of = any(v_good) and entry.user_uuid = p_users[of] and entry.state = 0 and entry.store_id = line.store_id;
  delete from wishlists wish using unnest(p_of, p_store_ids) as line(of, store_id)
    where of = any(v_good) and wish.user_uuid = p_users[of] and wish.store_id = line.store_id;
  -- No job is queued here: see `commit_purchase`.
  return v_answers;
end $$;
