-- The entries of a transfer and the lines of a purchase come column by column: taking JSON apart again and again cost
-- as much as the writing. Plans never scan a table: in a young shop they are made while tables are nearly empty, and
-- a connection would go on reading whole tables long after they have grown.
-- The core of every posting: entries column by column, in the one lock order of all transfers (players by uuid, silver
-- before coin, then everybody else), which the caller keeps.
create function ledger_post_entries(p_id uuid, p_kind text, p_reason text, p_fingerprint bytea, p_owners text[],
  p_uuids uuid[], p_names text[], p_currencies text[], p_amounts bigint[], p_lots jsonb[], p_now timestamptz)
returns boolean language plpgsql as $$
declare
  v_account bigint;
  v_accounts bigint[] := '{}';
  v_missing bigint;
  v_taken bigint;
  v_lot jsonb;
  lot record;
begin
  insert into ledger_transfers (id, kind, reason, fingerprint, created_at)
    values (p_id, p_kind, p_reason, p_fingerprint, p_now) on conflict (id) do nothing;
  if not found then
    if exists (select from ledger_transfers where id = p_id and fingerprint = p_fingerprint) then return false; end if;
    perform money_refusal('request/id-conflict');
  end if;

  if exists (
    select from unnest(p_currencies, p_amounts) as listed(currency, amount) group by currency having sum(amount) <> 0
  ) then
    raise exception 'Transfer % does not sum to zero', p_id using errcode = 'CN003';
  end if;

  for at in 1 .. cardinality(p_owners) loop
    if p_owners[at] <> 'player' then
      v_accounts := v_accounts || ledger_account(p_owners[at], p_uuids[at], p_names[at], p_currencies[at]);
      continue;
    end if;

    update ledger_accounts set balance = balance + p_amounts[at]
      where owner_kind = 'player' and owner_uuid = p_uuids[at] and name = '' and currency = p_currencies[at]
        and balance + p_amounts[at] >= 0
      returning id into v_account;
    if not found then
      if p_amounts[at] < 0 then
        perform money_refusal('pay/insufficient-balance', jsonb_build_object(
          'currency', p_currencies[at], 'needed', -p_amounts[at],
          'balance', coalesce((
            select balance from ledger_accounts
            where owner_kind = 'player' and owner_uuid = p_uuids[at] and name = '' and currency = p_currencies[at]), 0)));
      end if;
      insert into ledger_accounts (owner_kind, owner_uuid, name, currency, balance)
        values ('player', p_uuids[at], '', p_currencies[at], p_amounts[at])
        on conflict on constraint ledger_accounts_owner
          do update set balance = ledger_accounts.balance + excluded.balance
        returning id into v_account;
    end if;
    v_accounts := v_accounts || v_account;

    if p_amounts[at] > 0 then
      v_lot := p_lots[at];
      insert into ledger_lots (account_id, transfer_id, origin, granted, remaining, paid_minor, paid_currency,
          expires_at, created_at)
        values (v_account, p_id, v_lot->>'origin', p_amounts[at], p_amounts[at], (v_lot->>'paid_minor')::bigint,
          v_lot->>'paid_currency', to_timestamp((v_lot->>'expires_at_ms')::numeric / 1000), p_now);
    else
      v_missing := -p_amounts[at];
      for lot in
        select id, remaining from ledger_lots where account_id = v_account and remaining > 0
        order by expires_at nulls last, origin = 'paid', id
      loop
        v_taken := least(lot.remaining, v_missing);
        update ledger_lots set remaining = remaining - v_taken where id = lot.id;
        insert into ledger_lot_uses (transfer_id, lot_id, amount) values (p_id, lot.id, v_taken);
        v_missing := v_missing - v_taken;
        exit when v_missing = 0;
      end loop;
      if v_missing <> 0 then
        raise exception 'Lots of account % do not cover its balance', v_account using errcode = 'CN003';
      end if;
    end if;
  end loop;

  -- Written after the balances are locked, so that the ids of an account's entries grow in the order of its history.
  insert into ledger_entries (transfer_id, account_id, amount)
    select p_id, account_id, amount from unnest(v_accounts, p_amounts) as listed(account_id, amount);
  return true;
end $$;
--> statement-breakpoint
create or replace function ledger_post(p_id uuid, p_kind text, p_reason text, p_entries jsonb, p_now timestamptz)
returns boolean language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_owners text[];
  v_uuids uuid[];
  v_names text[];
  v_currencies text[];
  v_amounts bigint[];
  v_lots jsonb[];
begin
  select array_agg(owner), array_agg(uuid), array_agg(name), array_agg(currency), array_agg(amount), array_agg(lot)
    into v_owners, v_uuids, v_names, v_currencies, v_amounts, v_lots
    from (
      select owner, uuid, coalesce(name, '') as name, currency, amount, lot
      from jsonb_to_recordset(p_entries)
        as listed(owner text, uuid uuid, name text, currency text, amount bigint, lot jsonb)
      order by owner = 'player' desc, uuid, currency desc, owner, name
    ) sorted;
  return ledger_post_entries(p_id, p_kind, p_reason,
    sha256(convert_to(jsonb_build_array(p_kind, p_reason, p_entries)::text, 'UTF8')),
    coalesce(v_owners, '{}'), v_uuids, v_names, v_currencies, v_amounts, v_lots, p_now);
end $$;
--> statement-breakpoint
drop function commit_purchase(jsonb);
--> statement-breakpoint
-- The lines of the purchase stand column by column, in the order of the games' ids.
create function commit_purchase(
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
  -- Repetitions of a request wait here for the first one, before they hold anything else.
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
    -- The caller quotes again: silver spent elsewhere is a changed split, not an empty wallet.
    perform money_refusal('pay/insufficient-balance');
  end if;

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

  -- Silver is worth its number in coins: the platform takes it in and stands in with coins of its own, so that the
  -- creator's share and the platform's are whole and both currencies sum to zero.
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
  -- No job is queued here: its notification would make all commits wait for one another. An order without a
  -- receipt is found by the sweep.
  return v_answer;
end $$;
--> statement-breakpoint
alter function read_checkout(uuid, uuid, uuid, int[], uuid[], uuid[]) set enable_seqscan = off;
