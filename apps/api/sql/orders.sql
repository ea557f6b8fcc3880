create or replace trigger order_lines_only_grow before update or delete or truncate on order_lines
  for each statement execute function ledger_refuse_change();

-- Only the receipt time of an order is written later.
create or replace trigger orders_keep_their_terms before update of uuid, user_uuid, state, kind, total, silver, coin, country, fingerprint,
  answer, created_at, updated_at or delete or truncate on orders
  for each statement execute function ledger_refuse_change();

-- The second and last round trip of a purchase: all or nothing. Lines are passed as columns, ordered by game id.
--
-- Lock order: request id, silver, coin, coupons by id, entitlements by game. Returns the answer that is stored for
-- repeated requests: {total, silver, coin, store_ids, account}.
create or replace function commit_purchase(
  p_uuid uuid, p_user uuid, p_sid uuid, p_kind text, p_country text, p_fingerprint text, p_now timestamptz,
  p_total bigint, p_silver bigint, p_coin bigint, p_coupons uuid[], p_inputs jsonb, p_reason text,
  p_store_ids int[], p_lists bigint[], p_discounts bigint[], p_percents int[], p_sales bigint[],
  p_coupon_discounts bigint[], p_finals bigint[], p_line_coupons jsonb[], p_creators uuid[], p_rates int[],
  p_shares bigint[])
returns jsonb language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_silver bigint;
  v_coin bigint;
  v_granted int;
  v_answer jsonb;
  v_found orders;
  v_owners text[] := '{}';
  v_uuids uuid[] := '{}';
  v_names text[] := '{}';
  v_currencies text[] := '{}';
  v_amounts bigint[] := '{}';
  v_creator uuid;
  v_share bigint;
  wallet record;
begin
  -- Repeated requests wait here for the first one, before they hold any other lock.
  perform pg_advisory_xact_lock(hashtextextended(p_uuid::text, 0));
  select * into v_found from orders where uuid = p_uuid;
  if found then
    if v_found.user_uuid <> p_user or v_found.fingerprint <> p_fingerprint then
      perform money_refusal('request/id-conflict');
    end if;
    return v_found.answer;
  end if;

  v_silver := 0;
  v_coin := 0;
  for wallet in
    select currency, balance from ledger_accounts
    where owner_kind = 'player' and owner_uuid = p_user and name = '' and currency in ('silver', 'meowcent')
    order by currency desc for update
  loop
    if wallet.currency = 'silver' then v_silver := wallet.balance; else v_coin := wallet.balance; end if;
  end loop;
  if v_silver < p_silver or v_coin < p_coin then
    -- The caller requotes: silver spent elsewhere is a changed split, not an insufficient balance.
    perform money_refusal('pay/insufficient-balance');
  end if;
  -- Under the locks of the wallet, which whatever freezes it takes too. What is free costs nobody anything.
  if p_total > 0 then perform refuse_frozen_purchases(p_user); end if;

  if cardinality(p_coupons) > 0 then
    perform uuid from user_coupons where uuid = any(p_coupons) order by uuid for update;
    update user_coupons u set state = 1, order_uuid = p_uuid, used_at = p_now
      from coupons c
      where u.uuid = any(p_coupons) and u.user_uuid = p_user and u.state = 0
        and c.uuid = u.coupon_uuid and (c.ended_at is null or c.ended_at > p_now);
    if not found or (select count(*) from user_coupons where order_uuid = p_uuid) <> cardinality(p_coupons) then
      perform money_refusal('coupon/unavailable');
    end if;
  end if;

  insert into entitlements (user_uuid, store_id, order_uuid, created_at)
    select p_user, store_id, p_uuid, p_now from unnest(p_store_ids) as store_id
    on conflict do nothing;
  get diagnostics v_granted = row_count;
  if v_granted < cardinality(p_store_ids) then
    perform money_refusal('store/already-owned', jsonb_build_object('store_id', (
      select min(store_id) from entitlements
      where user_uuid = p_user and store_id = any(p_store_ids) and order_uuid <> p_uuid)));
  end if;

  if checkout_inputs(p_store_ids, p_country) is distinct from p_inputs then
    perform money_refusal('pay/price-changed');
  end if;
  if not exists (select from site_sessions where sid = p_sid and user_uuid = p_user and revoked_at is null) then
    perform money_refusal('auth/id-token-expired');
  end if;

  v_answer := jsonb_build_object(
    'total', p_total, 'silver', p_silver, 'coin', p_coin, 'store_ids', to_jsonb(p_store_ids),
    'account', jsonb_build_array(
      jsonb_build_object('type', 0, 'balance', v_coin - p_coin),
      jsonb_build_object('type', 1, 'balance', v_silver - p_silver)));
  insert into orders (uuid, user_uuid, state, kind, total, silver, coin, country, fingerprint, answer, created_at, updated_at)
    values (p_uuid, p_user, 1, p_kind, p_total, p_silver, p_coin, p_country, p_fingerprint, v_answer, p_now, p_now);
  insert into order_lines (order_uuid, store_id, list, discount, percent, sale, coupon_discount, final, coupons,
      creator_uuid, creator_rate_bp, creator_share)
    select p_uuid, * from unnest(p_store_ids, p_lists, p_discounts, p_percents, p_sales, p_coupon_discounts, p_finals,
      p_line_coupons, p_creators, p_rates, p_shares);

  -- Silver is worth its number in coins: the platform takes it in and pays the same number of its own coins, so that
  -- the creator's and the platform's shares are complete and both currencies sum to zero.
  if p_silver > 0 then
    v_owners := v_owners || 'player'::text; v_uuids := v_uuids || p_user; v_names := v_names || ''::text;
    v_currencies := v_currencies || 'silver'::text; v_amounts := v_amounts || -p_silver;
  end if;
  if p_coin > 0 then
    v_owners := v_owners || 'player'::text; v_uuids := v_uuids || p_user; v_names := v_names || ''::text;
    v_currencies := v_currencies || 'meowcent'::text; v_amounts := v_amounts || -p_coin;
  end if;
  if p_silver > 0 then
    v_owners := v_owners || array['platform', 'platform']; v_uuids := v_uuids || array[null, null]::uuid[];
    v_names := v_names || array['conversion', 'conversion'];
    v_currencies := v_currencies || array['silver', 'meowcent']; v_amounts := v_amounts || array[p_silver, -p_silver];
  end if;
  v_share := 0;
  for at in 1 .. cardinality(p_store_ids) loop
    if p_shares[at] > 0 then
      v_share := v_share + p_shares[at];
      v_creator := p_creators[at];
      if v_uuids[cardinality(v_uuids)] = v_creator and v_owners[cardinality(v_owners)] = 'creator' then
        v_amounts[cardinality(v_amounts)] := v_amounts[cardinality(v_amounts)] + p_shares[at];
      else
        v_owners := v_owners || 'creator'::text; v_uuids := v_uuids || v_creator; v_names := v_names || 'held'::text;
        v_currencies := v_currencies || 'meowcent'::text; v_amounts := v_amounts || p_shares[at];
      end if;
    end if;
  end loop;
  if p_total > v_share then
    v_owners := v_owners || 'platform'::text; v_uuids := v_uuids || null::uuid; v_names := v_names || 'sales'::text;
    v_currencies := v_currencies || 'meowcent'::text; v_amounts := v_amounts || (p_total - v_share);
  end if;
  if not ledger_post_entries(p_uuid, 'purchase', p_reason, sha256(convert_to(p_fingerprint, 'UTF8')), v_owners, v_uuids,
    v_names, v_currencies, v_amounts, null, p_now)
  then
    perform money_refusal('request/id-conflict');
  end if;

  update cart_stores set state = 1, updated_at = p_now
    where user_uuid = p_user and state = 0 and store_id = any(p_store_ids);
  delete from wishlists where user_uuid = p_user and store_id = any(p_store_ids);
  -- No job is queued here: its NOTIFY would serialise all commits. The sweep finds orders without a receipt.
  return v_answer;
end $$;
