-- The money functions. Their statements look rows up by their keys, so one plan is right for all values, and the
-- time for planning each anew would be longer than the work. Refusals are raised with SQLSTATE CN001: the message is a code of the catalogue, the detail
-- its facts as JSON. Raising undoes the whole call, so each function does everything or nothing.

create function money_refusal(code text, facts jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'CN001', message = code, detail = facts::text;
end $$;
--> statement-breakpoint
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger only grows: % of % is refused', tg_op, tg_table_name using errcode = 'CN002';
end $$;
--> statement-breakpoint
create trigger ledger_transfers_only_grow before update or delete or truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_entries_only_grow before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_lot_uses_only_grow before update or delete or truncate on ledger_lot_uses
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
-- The account without a balance row of its own (platform, creator, provider); made on first use.
create function ledger_account(p_kind text, p_uuid uuid, p_name text, p_currency text) returns bigint
language plpgsql as $$
declare
  v_id bigint;
begin
  -- Two statements, because `is not distinct from` cannot use the index.
  if p_uuid is null then
    select id into v_id from ledger_accounts
      where owner_kind = p_kind and owner_uuid is null and name = p_name and currency = p_currency;
  else
    select id into v_id from ledger_accounts
      where owner_kind = p_kind and owner_uuid = p_uuid and name = p_name and currency = p_currency;
  end if;
  if v_id is not null then return v_id; end if;
  insert into ledger_accounts (owner_kind, owner_uuid, name, currency)
    values (p_kind, p_uuid, p_name, p_currency)
    on conflict on constraint ledger_accounts_owner do nothing
    returning id into v_id;
  if v_id is null then return ledger_account(p_kind, p_uuid, p_name, p_currency); end if;
  return v_id;
end $$;
--> statement-breakpoint
-- Posts one transfer; the only writer of transfers, entries, balances and lots. True: posted now; false: the same
-- transfer had been posted before. The same id with other content is `request/id-conflict`.
--
-- p_entries: [{owner, uuid, name, currency, amount, lot}]; they sum to zero per currency. A gain of a player names
-- its lot {origin, paid_minor, paid_currency, expires_at_ms}. A player's loss is taken from the lots that end first;
-- of those ending together gifts go before bought coins, so that what can be refunded lasts longest; then the oldest.
create function ledger_post(p_id uuid, p_kind text, p_reason text, p_entries jsonb, p_now timestamptz)
returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_fingerprint bytea := sha256(convert_to(jsonb_build_array(p_kind, p_reason, p_entries)::text, 'UTF8'));
  v_account bigint;
  v_accounts bigint[] := '{}';
  v_amounts bigint[] := '{}';
  v_missing bigint;
  lot record;
  e record;
begin
  insert into ledger_transfers (id, kind, reason, fingerprint, created_at)
    values (p_id, p_kind, p_reason, v_fingerprint, p_now) on conflict (id) do nothing;
  if not found then
    if exists (select from ledger_transfers where id = p_id and fingerprint = v_fingerprint) then return false; end if;
    perform money_refusal('request/id-conflict');
  end if;

  if exists (
    select from jsonb_to_recordset(p_entries) as listed(currency text, amount bigint)
    group by currency having sum(amount) <> 0
  ) then
    raise exception 'Transfer % does not sum to zero', p_id using errcode = 'CN003';
  end if;

  for e in
    select * from jsonb_to_recordset(p_entries)
      as listed(owner text, uuid uuid, name text, currency text, amount bigint, lot jsonb)
    -- The one lock order of all transfers: players by uuid, silver before coin.
    order by owner = 'player' desc, uuid, currency desc, owner, name
  loop
    if e.owner <> 'player' then
      v_accounts := v_accounts || ledger_account(e.owner, e.uuid, coalesce(e.name, ''), e.currency);
      v_amounts := v_amounts || e.amount;
      continue;
    end if;

    update ledger_accounts set balance = balance + e.amount
      where owner_kind = 'player' and owner_uuid = e.uuid and name = '' and currency = e.currency
        and balance + e.amount >= 0
      returning id into v_account;
    if not found then
      if e.amount < 0 then
        perform money_refusal('pay/insufficient-balance', jsonb_build_object(
          'currency', e.currency, 'needed', -e.amount,
          'balance', coalesce((
            select balance from ledger_accounts
            where owner_kind = 'player' and owner_uuid = e.uuid and name = '' and currency = e.currency), 0)));
      end if;
      insert into ledger_accounts (owner_kind, owner_uuid, name, currency, balance)
        values ('player', e.uuid, '', e.currency, e.amount)
        on conflict on constraint ledger_accounts_owner
          do update set balance = ledger_accounts.balance + excluded.balance
        returning id into v_account;
    end if;
    v_accounts := v_accounts || v_account;
    v_amounts := v_amounts || e.amount;

    if e.amount > 0 then
      insert into ledger_lots (account_id, transfer_id, origin, granted, remaining, paid_minor, paid_currency,
          expires_at, created_at)
        values (v_account, p_id, e.lot->>'origin', e.amount, e.amount, (e.lot->>'paid_minor')::bigint,
          e.lot->>'paid_currency', to_timestamp((e.lot->>'expires_at_ms')::numeric / 1000), p_now);
    else
      v_missing := -e.amount;
      for lot in
        select id, remaining from ledger_lots where account_id = v_account and remaining > 0
        order by expires_at nulls last, origin = 'paid', id
      loop
        update ledger_lots set remaining = remaining - least(lot.remaining, v_missing) where id = lot.id;
        insert into ledger_lot_uses (transfer_id, lot_id, amount) values (p_id, lot.id, least(lot.remaining, v_missing));
        v_missing := v_missing - least(lot.remaining, v_missing);
        exit when v_missing = 0;
      end loop;
      if v_missing <> 0 then
        raise exception 'Lots of account % do not cover its balance', v_account using errcode = 'CN003';
      end if;
    end if;
  end loop;

  -- Written after the balances are locked, so that the ids of an account's entries grow in the order of its history.
  insert into ledger_entries (transfer_id, account_id, amount)
    select p_id, account_id, amount from unnest(v_accounts, v_amounts) as listed(account_id, amount);
  return true;
end $$;
--> statement-breakpoint
-- Everything the prices of some games depend on, as one value: read when quoting, compared when committing.
-- Instants are milliseconds, so that the value does not depend on a session's time zone.
create function checkout_inputs(p_store_ids int[], p_country text) returns jsonb language plpgsql stable as $$
begin
  return jsonb_build_object(
    'ratio_bp', (select ratio_bp from country_ratios where country = p_country),
    'stores', (
      select jsonb_agg(jsonb_build_object(
        'store_id', s.id,
        'released_at', floor(extract(epoch from s.released_at) * 1000),
        'official', exists (select from builds b where b.store_id = s.id and b.kind = 'official' and b.is_active),
        'prices', (
          select jsonb_agg(jsonb_build_object('country', p.country, 'price', p.price) order by p.country)
          from store_prices p where p.store_id = s.id and p.country in ('us', p_country)),
        'activity', (
          select jsonb_build_object('state', a.state, 'percentage_discount', a.percentage_discount,
            'ended_at', floor(extract(epoch from a.ended_at) * 1000))
          from store_activities a where a.store_id = s.id),
        'creator_uuid', s.author_uuid,
        'creator_rate_bp', (select rate_bp from creator_contracts c where c.creator_uuid = s.author_uuid)
      ) order by s.id)
      from stores s where s.id = any(p_store_ids) and s.is_published));
end $$;
--> statement-breakpoint
-- The first round trip of a purchase: everything it is computed from, as committed at one moment.
create function read_checkout(p_uuid uuid, p_user uuid, p_sid uuid, p_store_ids int[], p_cart_uuids uuid[], p_coupon_uuids uuid[])
returns jsonb language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_country text := (select country from profiles where user_uuid = p_user);
  v_cart jsonb := '[]';
  v_coupons jsonb := '[]';
  v_ids int[] := p_store_ids;
begin
  if cardinality(p_cart_uuids) > 0 then
    select coalesce(jsonb_agg(jsonb_build_object('uuid', uuid, 'store_id', store_id)), '[]'), v_ids || array_agg(store_id)
      into v_cart, v_ids
      from cart_stores where user_uuid = p_user and state = 0 and uuid = any(p_cart_uuids);
  end if;
  if cardinality(p_coupon_uuids) > 0 then
    select coalesce(jsonb_agg(jsonb_build_object('uuid', u.uuid, 'state', u.state, 'coupon', jsonb_build_object(
        'applicable_scope', c.applicable_scope, 'storeList', c.store_ids, 'discount_rate', c.discount_rate,
        'ended_at', floor(extract(epoch from c.ended_at) * 1000)))), '[]')
      into v_coupons
      from user_coupons u join coupons c on c.uuid = u.coupon_uuid
      where u.user_uuid = p_user and u.uuid = any(p_coupon_uuids);
  end if;
  return jsonb_build_object(
    'order', (
      select answer || jsonb_build_object('user_uuid', user_uuid, 'fingerprint', fingerprint) from orders where uuid = p_uuid),
    'session', exists (select from site_sessions where sid = p_sid and user_uuid = p_user and revoked_at is null),
    'country', v_country,
    'balances', (
      select coalesce(jsonb_object_agg(currency, balance), '{}') from ledger_accounts
      where owner_kind = 'player' and owner_uuid = p_user and name = '' and currency in ('meowcent', 'silver')),
    'cart', v_cart,
    'coupons', v_coupons,
    'owned', (select coalesce(jsonb_agg(store_id), '[]') from entitlements where user_uuid = p_user and store_id = any(v_ids)),
    'inputs', checkout_inputs(v_ids, v_country));
end $$;
--> statement-breakpoint
-- The second and last round trip of a purchase: everything or nothing. p is what the service computed:
-- {uuid, user_uuid, sid, kind, country, fingerprint, now_ms, total, silver, coin, coupon_uuids, inputs, reason,
--  lines: [{store_id, list, discount, percent, sale, coupon_discount, final, coupons, creator_uuid,
--           creator_rate_bp, creator_share}]}
--
-- Lock order: request id, silver, coin, coupons by id, entitlements by game. Answers what a repetition is to be
-- answered: {total, silver, coin, store_ids, account}.
create function commit_purchase(p jsonb) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_uuid uuid := (p->>'uuid')::uuid;
  v_user uuid := (p->>'user_uuid')::uuid;
  v_now timestamptz := to_timestamp((p->>'now_ms')::numeric / 1000);
  v_total bigint := (p->>'total')::bigint;
  v_silver bigint := (p->>'silver')::bigint;
  v_coin bigint := (p->>'coin')::bigint;
  v_store_ids int[];
  v_coupons uuid[];
  v_balances jsonb;
  v_owned int[];
  v_entries jsonb;
  v_answer jsonb;
  v_found orders;
begin
  -- Repetitions of a request wait here for the first one, before they hold anything else.
  perform pg_advisory_xact_lock(hashtextextended(v_uuid::text, 0));
  select * into v_found from orders where uuid = v_uuid;
  if found then
    if v_found.user_uuid <> v_user or v_found.fingerprint <> p->>'fingerprint' then
      perform money_refusal('request/id-conflict');
    end if;
    return v_found.answer;
  end if;

  select coalesce(jsonb_object_agg(currency, balance), '{}') into v_balances from (
    select currency, balance from ledger_accounts
    where owner_kind = 'player' and owner_uuid = v_user and name = '' and currency in ('silver', 'meowcent')
    order by currency desc for update
  ) wallet;
  if coalesce((v_balances->>'silver')::bigint, 0) < v_silver or coalesce((v_balances->>'meowcent')::bigint, 0) < v_coin
  then
    -- The caller quotes again: silver spent elsewhere is a changed split, not an empty wallet.
    perform money_refusal('pay/insufficient-balance');
  end if;

  select coalesce(array_agg(value::uuid order by value), '{}') into v_coupons
    from jsonb_array_elements_text(p->'coupon_uuids');
  if cardinality(v_coupons) > 0 then
    perform uuid from user_coupons where uuid = any(v_coupons) order by uuid for update;
    update user_coupons u set state = 1, order_uuid = v_uuid, used_at = v_now
      from coupons c
      where u.uuid = any(v_coupons) and u.user_uuid = v_user and u.state = 0
        and c.uuid = u.coupon_uuid and (c.ended_at is null or c.ended_at > v_now);
    if not found or (select count(*) from user_coupons where order_uuid = v_uuid) <> cardinality(v_coupons) then
      perform money_refusal('coupon/unavailable');
    end if;
  end if;

  select array_agg(store_id order by store_id) into v_store_ids
    from jsonb_to_recordset(p->'lines') as line(store_id int);
  with granted as (
    insert into entitlements (user_uuid, store_id, order_uuid, created_at)
      select v_user, store_id, v_uuid, v_now from unnest(v_store_ids) as store_id order by store_id
      on conflict do nothing returning store_id
  )
  select array_agg(store_id) into v_owned
    from unnest(v_store_ids) as store_id where store_id not in (select store_id from granted);
  if v_owned is not null then
    perform money_refusal('store/already-owned', jsonb_build_object('store_id', v_owned[1]));
  end if;

  if checkout_inputs(v_store_ids, p->>'country') is distinct from p->'inputs' then
    perform money_refusal('pay/price-changed');
  end if;
  if not exists (
    select from site_sessions where sid = (p->>'sid')::uuid and user_uuid = v_user and revoked_at is null)
  then
    perform money_refusal('auth/id-token-expired');
  end if;

  v_answer := jsonb_build_object(
    'total', v_total, 'silver', v_silver, 'coin', v_coin, 'store_ids', to_jsonb(v_store_ids),
    'account', jsonb_build_array(
      jsonb_build_object('type', 0, 'balance', coalesce((v_balances->>'meowcent')::bigint, 0) - v_coin),
      jsonb_build_object('type', 1, 'balance', coalesce((v_balances->>'silver')::bigint, 0) - v_silver)));
  insert into orders (uuid, user_uuid, state, kind, total, silver, coin, country, fingerprint, answer, created_at, updated_at)
    values (v_uuid, v_user, 1, p->>'kind', v_total, v_silver, v_coin, p->>'country', p->>'fingerprint', v_answer, v_now, v_now);
  insert into order_lines (order_uuid, store_id, list, discount, percent, sale, coupon_discount, final, coupons,
      creator_uuid, creator_rate_bp, creator_share)
    select v_uuid, store_id, list, discount, percent, sale, coupon_discount, final, coupons,
      creator_uuid, creator_rate_bp, creator_share
    from jsonb_to_recordset(p->'lines') as line(store_id int, list bigint, discount bigint, percent int, sale bigint,
      coupon_discount bigint, final bigint, coupons jsonb, creator_uuid uuid, creator_rate_bp int, creator_share bigint);

  -- Silver is worth its number in coins: the platform takes it in and stands in with coins of its own, so that the
  -- creator's share and the platform's are whole and both currencies sum to zero.
  select coalesce(jsonb_agg(entry), '[]') into v_entries from (
    select jsonb_build_object('owner', owner, 'uuid', uuid, 'name', name, 'currency', currency, 'amount', sum(amount)) as entry
    from (
      values ('player', v_user, '', 'silver', -v_silver), ('platform', null, 'conversion', 'silver', v_silver),
        ('platform', null, 'conversion', 'meowcent', -v_silver), ('player', v_user, '', 'meowcent', -v_coin)
      union all
      select 'creator', creator_uuid, 'held', 'meowcent', creator_share
        from jsonb_to_recordset(p->'lines') as line(creator_uuid uuid, creator_share bigint) where creator_share > 0
      union all
      select 'platform', null, 'sales', 'meowcent', final - creator_share
        from jsonb_to_recordset(p->'lines') as line(final bigint, creator_share bigint)
    ) as listed(owner, uuid, name, currency, amount)
    group by owner, uuid, name, currency having sum(amount) <> 0
  ) summed;
  if not ledger_post(v_uuid, 'purchase', p->>'reason', v_entries, v_now) then
    perform money_refusal('request/id-conflict');
  end if;

  update cart_stores set state = 1, updated_at = v_now
    where user_uuid = v_user and state = 0 and store_id = any(v_store_ids);
  delete from wishlists where user_uuid = v_user and store_id = any(v_store_ids);
  -- No job is queued here: its notification would make all commits wait for one another. An order without a
  -- receipt is found by the sweep.
  return v_answer;
end $$;
--> statement-breakpoint
-- What a link of the hash chain covers besides the link before it; the verifier computes the same text by itself.
create function ledger_link_text(p_entry ledger_entries, p_transfer ledger_transfers) returns text language sql immutable
  return format('%s|%s|%s|%s|%s|%s|%s|%s', p_entry.id, p_entry.account_id, p_entry.amount, p_transfer.id,
    p_transfer.kind, p_transfer.reason, encode(p_transfer.fingerprint, 'hex'),
    (extract(epoch from p_transfer.created_at) * 1000000)::bigint);
--> statement-breakpoint
-- Links the entries that are not in the chain of their account yet; answers how many. One builder at a time.
create function ledger_build_chain() returns bigint language plpgsql as $$
declare
  v_account bigint;
  v_position bigint;
  v_hash bytea;
  v_linked bigint := 0;
  e record;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger_build_chain', 0));
  for e in
    select entry.account_id, entry.id, ledger_link_text(entry, transfer) as content
    from ledger_entries entry join ledger_transfers transfer on transfer.id = entry.transfer_id
    where not exists (select from ledger_links link where link.entry_id = entry.id)
    order by entry.account_id, entry.id
  loop
    if v_account is distinct from e.account_id then
      v_account := e.account_id;
      select position, hash into v_position, v_hash from ledger_links
        where account_id = v_account order by position desc limit 1;
      if not found then v_position := 0; v_hash := ''; end if;
    end if;
    v_position := v_position + 1;
    v_hash := sha256(v_hash || convert_to(e.content, 'UTF8'));
    insert into ledger_links (account_id, position, entry_id, hash) values (v_account, v_position, e.id, v_hash);
    v_linked := v_linked + 1;
  end loop;
  return v_linked;
end $$;
