-- The ledger: the only writers of transfers, entries, balances and lots.
--
-- For all money functions, here and in later files: their statements look rows up by key, so one generic plan fits all
-- values, and planning each call would take longer than executing it. Plans never use sequential scans (`enable_seqscan
-- = off`): in a new shop they are made while tables are nearly empty, and a connection would keep scanning whole tables
-- long after they have grown. Where lists are posted, hash and merge joins would do the same, since a plan does not
-- know how long its lists will be. Only functions that are called from outside say so; what they call is planned in
-- their way.

-- Fails with SQLSTATE CN001: the message is a code of the catalog, the detail its JSON details. Raising rolls back
-- the whole call, so each function is all or nothing.
create or replace function money_refusal(code text, facts jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'CN001', message = code, detail = facts::text;
end $$;

-- The same as an answer, for one row of a list. Null if the facts are.
create or replace function money_refused(code text, facts jsonb default '{}') returns jsonb language sql immutable strict as $$
  select jsonb_build_object('code', code, 'facts', facts)
$$;

create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger only grows: % of % is refused', tg_op, tg_table_name using errcode = 'CN002';
end $$;

create or replace trigger ledger_transfers_only_grow before update or delete or truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();

create or replace trigger ledger_entries_only_grow before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse_change();

create or replace trigger ledger_lot_uses_only_grow before update or delete or truncate on ledger_lot_uses
  for each statement execute function ledger_refuse_change();

create or replace trigger ledger_links_only_grow before update or delete or truncate on ledger_links
  for each statement execute function ledger_refuse_change();

-- Only the remainder of a lot changes.
create or replace trigger ledger_lots_keep_their_terms before update of id, account_id, transfer_id, origin, granted, paid_minor,
  paid_currency, expires_at, created_at or delete or truncate on ledger_lots
  for each statement execute function ledger_refuse_change();

-- Only the balance of an account changes.
create or replace trigger ledger_accounts_keep_their_terms before update of id, owner_kind, owner_uuid, name, currency or delete or truncate
  on ledger_accounts for each statement execute function ledger_refuse_change();

-- An account, created on first use.
create or replace function ledger_account(p_kind text, p_uuid uuid, p_name text, p_currency text) returns bigint
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
  insert into ledger_accounts (owner_kind, owner_uuid, name, currency, balance)
    values (p_kind, p_uuid, p_name, p_currency, case when p_kind = 'player' then 0 end)
    on conflict on constraint ledger_accounts_owner do nothing
    returning id into v_id;
  if v_id is null then return ledger_account(p_kind, p_uuid, p_name, p_currency); end if;
  return v_id;
end $$;

-- Posts transfers: the only writer of transfers, entries, balances and lots (R-WAL-5). A lone transfer is a list of
-- one. One column per fact of a transfer; entries as columns too, in the order in which they are kept, each with the
-- number of its transfer.
--
-- Returns for each transfer: null if it was posted now, {"posted": false} if the same one had been posted before, or
-- why it is refused, as {"code", "facts"}: then it moved nothing, and the others are posted. What no caller may do
-- fails with CN003 and posts nothing: entries that do not sum to zero per currency, lots that do not make up their
-- amount, two entries of one account of which one is a debit.
--
-- p_lots: a credit to a player names its lot {origin, paid_minor, paid_currency, expires_at_ms}, or the lots it came
-- from {lots: [{id, amount}]}, which then have a negative use. A debit that names lots, with negative amounts, is taken
-- from these; any other from the lots that expire first; among those, gifts before bought coins, so that refundable
-- coins last longest; then the oldest (R-WAL-6).
--
-- Lock order: wallets that are created, wallets by player, silver before coin; then ids; then other accounts that are
-- created.
create or replace function ledger_post_transfers(
  p_ids uuid[], p_kinds text[], p_reasons text[], p_fingerprints bytea[], p_nows timestamptz[],
  p_of int[], p_owners text[], p_uuids uuid[], p_names text[], p_currencies text[], p_amounts bigint[], p_lots jsonb[])
returns jsonb[] language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_results jsonb[] := array_fill(null::jsonb, array[cardinality(p_ids)]);
  v_accounts bigint[];
  v_balances bigint[] := array_fill(null::bigint, array[cardinality(p_amounts)]);
  v_players bigint[];
  v_is_new boolean := false;
  v_good int[];
  v_moved bigint[];
  v_moves bigint[];
  v_gives int[];
  v_takes int[];
  v_wanted bigint := 0;
  v_taken bigint;
  v_named int[];
  v_entries int[];
  v_lots bigint[];
  v_uses bigint[];
  v_id uuid;
  v_left bigint;
  v_at int;
  found_row record;
  part record;
begin
  select p_ids[of] into v_id from unnest(p_of) with ordinality as entry(of, at)
    group by of, p_currencies[at] having sum(p_amounts[at]) <> 0 limit 1;
  if found then raise exception 'Transfer % does not sum to zero', v_id using errcode = 'CN003'; end if;

  -- Two look-ups, because `is not distinct from` cannot use the index.
  v_accounts := array(
    select case when p_uuids[at] is null then (
      select id from ledger_accounts a
      where owner_kind = owner and owner_uuid is null and a.name = p_names[at] and a.currency = p_currencies[at])
    else (
      select id from ledger_accounts a
      where owner_kind = owner and owner_uuid = p_uuids[at] and a.name = p_names[at] and a.currency = p_currencies[at]) end
    from unnest(p_owners) with ordinality as entry(owner, at) order by at);
  for at in 1 .. cardinality(p_owners) loop
    if p_owners[at] = 'player' then
      v_players := v_players || v_accounts[at];
      v_is_new := v_is_new or v_accounts[at] is null and p_amounts[at] > 0;
    end if;
  end loop;

  -- Wallets are created before others are locked: a transaction that waits for one holds none.
  if v_is_new then
    for found_row in
      select uuid, currency, at from unnest(p_owners, p_uuids, p_currencies, p_amounts) with ordinality as entry(owner, uuid, currency, amount, at)
      where owner = 'player' and amount > 0 and v_accounts[at] is null order by uuid, currency desc
    loop
      v_accounts[found_row.at] := ledger_account('player', found_row.uuid, '', found_row.currency);
      v_players := v_players || v_accounts[found_row.at];
    end loop;
  end if;
  for found_row in
    select id, balance from ledger_accounts where id = any(v_players) order by owner_uuid, currency desc for update
  loop
    v_balances[array_position(v_accounts, found_row.id)] := found_row.balance;
  end loop;
  for at in 1 .. cardinality(p_owners) loop
    if p_owners[at] <> 'player' then continue; end if;
    v_at := array_position(v_accounts, v_accounts[at]);
    if v_accounts[at] is not null and v_at < at and least(p_amounts[v_at], p_amounts[at]) < 0 then
      raise exception 'Account % is debited beside another entry of the same list', v_accounts[at] using errcode = 'CN003';
    end if;
    if p_amounts[at] < 0 and coalesce(v_balances[at], 0) + p_amounts[at] < 0 then
      v_results[p_of[at]] := ledger_lacks(p_currencies[at], -p_amounts[at], coalesce(v_balances[at], 0));
    end if;
  end loop;

  for found_row in
    insert into ledger_transfers (id, kind, reason, fingerprint, created_at)
      select id, p_kinds[at], p_reasons[at], p_fingerprints[at], p_nows[at] from unnest(p_ids) with ordinality as transfer(id, at)
      where v_results[at] is null order by id
      on conflict (id) do nothing returning id
  loop
    v_good := v_good || array_position(p_ids, found_row.id);
  end loop;
  if v_good is null or cardinality(v_good) < cardinality(p_ids) then
    -- Also what the wallet no longer covers: it may have been posted before.
    for found_row in
      select at, transfer.fingerprint = p_fingerprints[at] as is_same
      from unnest(p_ids) with ordinality as listed(id, at)
      cross join lateral (select fingerprint from ledger_transfers where id = listed.id offset 0) transfer
      where at <> all (coalesce(v_good, '{}'))
    loop
      v_results[found_row.at] := case when found_row.is_same then '{"posted": false}' else money_refused('request/id-conflict') end;
    end loop;
    if v_good is null then return v_results; end if;
  end if;

  if array_position(v_accounts, null) is not null then
    for found_row in
      select owner, uuid, name, currency, at
      from unnest(p_of, p_owners, p_uuids, p_names, p_currencies) with ordinality as entry(of, owner, uuid, name, currency, at)
      where v_accounts[at] is null and of = any(v_good)
      order by owner, uuid, name, currency
    loop
      v_accounts[found_row.at] := ledger_account(found_row.owner, found_row.uuid, found_row.name, found_row.currency);
    end loop;
  end if;

  for at in 1 .. cardinality(p_owners) loop
    if p_owners[at] <> 'player' or p_of[at] <> all (v_good) then continue; end if;
    v_at := array_position(v_moved, v_accounts[at]);
    if v_at is null then
      v_moved := v_moved || v_accounts[at];
      v_moves := v_moves || p_amounts[at];
    else
      v_moves[v_at] := v_moves[v_at] + p_amounts[at];
    end if;
    if p_lots[at] ? 'lots' then
      v_named := v_named || at;
    elsif p_amounts[at] < 0 then
      v_takes := v_takes || at;
      v_wanted := v_wanted - p_amounts[at];
    else
      v_gives := v_gives || at;
    end if;
  end loop;

  if v_moved is not null then
    update ledger_accounts set balance = balance + v_moves[array_position(v_moved, id)] where id = any(v_moved);
  end if;

  if v_gives is not null then
    insert into ledger_lots (account_id, transfer_id, origin, granted, remaining, paid_minor, paid_currency, expires_at, created_at)
      select v_accounts[at], p_ids[p_of[at]], p_lots[at]->>'origin', p_amounts[at], p_amounts[at],
        (p_lots[at]->>'paid_minor')::bigint, p_lots[at]->>'paid_currency',
        to_timestamp((p_lots[at]->>'expires_at_ms')::numeric / 1000), p_nows[p_of[at]]
      from unnest(v_gives) as at order by at;
  end if;

  if v_takes is not null then
    select array_agg(at), array_agg(lot.id), array_agg(least(lot.remaining, -p_amounts[at] - lot.before)),
        sum(least(lot.remaining, -p_amounts[at] - lot.before))
      into v_entries, v_lots, v_uses, v_taken
      from unnest(v_takes) as at cross join lateral (
        select id, remaining, coalesce(sum(remaining) over (
            order by expires_at nulls last, origin = 'paid', id rows between unbounded preceding and 1 preceding), 0)::bigint as before
        from ledger_lots where account_id = v_accounts[at] and remaining > 0) lot
      where lot.before < -p_amounts[at];
    if v_taken is distinct from v_wanted then
      raise exception 'Lots do not cover the balances of these accounts: %', v_moved using errcode = 'CN003';
    end if;
    update ledger_lots set remaining = remaining - v_uses[array_position(v_lots, id)] where id = any(v_lots);
    insert into ledger_lot_uses (transfer_id, lot_id, amount)
      select p_ids[p_of[v_entries[at]]], id, v_uses[at] from unnest(v_lots) with ordinality as taken(id, at);
  end if;

  if v_named is not null then
    -- Back to the lots named, each within what was taken from it, or out of them, each within what it holds (constraints
    -- of the table).
    foreach v_at in array v_named loop
      v_left := p_amounts[v_at];
      for part in select id, amount from jsonb_to_recordset(p_lots[v_at]->'lots') as named(id bigint, amount bigint) order by id loop
        update ledger_lots set remaining = remaining + part.amount where id = part.id and account_id = v_accounts[v_at];
        if not found then
          raise exception 'Lot % is none of account %', part.id, v_accounts[v_at] using errcode = 'CN003';
        end if;
        insert into ledger_lot_uses (transfer_id, lot_id, amount) values (p_ids[p_of[v_at]], part.id, -part.amount);
        v_left := v_left - part.amount;
      end loop;
      if v_left <> 0 then
        raise exception 'The lots named for account % do not make up %', v_accounts[v_at], p_amounts[v_at] using errcode = 'CN003';
      end if;
    end loop;
  end if;

  -- Written after the balances are locked, so that the ids of an account's entries grow in the order of its history.
  insert into ledger_entries (transfer_id, account_id, amount)
    select p_ids[of], v_accounts[at], p_amounts[at] from unnest(p_of) with ordinality as entry(of, at)
    where of = any(v_good) order by at;
  return v_results;
end $$;

create or replace function ledger_lacks(p_currency text, p_needed bigint, p_balance bigint) returns jsonb language sql immutable as $$
  select money_refused('pay/insufficient-balance', jsonb_build_object('currency', p_currency, 'needed', p_needed, 'balance', p_balance))
$$;

-- Posts one transfer, with its entries as JSON: [{owner, uuid, name, currency, amount, lot}]. True: posted now; false:
-- the same transfer had been posted before. Refusals are raised; see `ledger_post_transfers`.
create or replace function ledger_post(p_id uuid, p_kind text, p_reason text, p_entries jsonb, p_now timestamptz)
returns boolean language plpgsql as $$
declare
  v_owners text[];
  v_uuids uuid[];
  v_names text[];
  v_currencies text[];
  v_amounts bigint[];
  v_lots jsonb[];
  v_result jsonb;
begin
  select coalesce(array_agg(owner), '{}'), array_agg(uuid), array_agg(name), array_agg(currency), coalesce(array_agg(amount), '{}'),
      array_agg(lot)
    into v_owners, v_uuids, v_names, v_currencies, v_amounts, v_lots
    from (
      select owner, uuid, coalesce(name, '') as name, currency, amount, lot
      from jsonb_to_recordset(p_entries)
        as listed(owner text, uuid uuid, name text, currency text, amount bigint, lot jsonb)
      order by owner = 'player' desc, uuid, currency desc, owner, name
    ) sorted;
  v_result := (ledger_post_transfers(array[p_id], array[p_kind], array[p_reason],
    array[sha256(convert_to(jsonb_build_array(p_kind, p_reason, p_entries)::text, 'UTF8'))], array[p_now],
    array_fill(1, array[cardinality(v_amounts)]), v_owners, v_uuids, v_names, v_currencies, v_amounts, v_lots))[1];
  if v_result ? 'code' then perform money_refusal(v_result->>'code', v_result->'facts'); end if;
  return v_result is null;
end $$;

-- Returns what is left in the expired lots of one player's account to the platform; returns how much. The account is
-- locked first, as in a purchase, and only then counted. `ledger_post` takes from the lots that expire first, so it
-- takes from exactly these.
create or replace function ledger_expire_lots(p_account bigint, p_now timestamptz) returns bigint language plpgsql as $$
declare
  v_account ledger_accounts;
  v_amount bigint;
begin
  select * into v_account from ledger_accounts where id = p_account and owner_kind = 'player' for update;
  if not found then return 0; end if;
  select coalesce(sum(remaining), 0) into v_amount from ledger_lots
    where account_id = p_account and remaining > 0 and expires_at <= p_now;
  if v_amount = 0 then return 0; end if;
  perform ledger_post(uuidv7(), 'expiry', 'what was given has ended', jsonb_build_array(
    jsonb_build_object('owner', 'player', 'uuid', v_account.owner_uuid, 'currency', v_account.currency, 'amount', -v_amount),
    jsonb_build_object('owner', 'platform', 'name', 'expiry', 'currency', v_account.currency, 'amount', v_amount)), p_now);
  return v_amount;
end $$;
