-- The ledger: the only writers of transfers, entries, balances and lots, with `wallets-batches.sql`.
--
-- For all money functions, here and in later files: their statements look rows up by key, so one generic plan fits all
-- values, and planning each call would take longer than executing it. Plans never use sequential scans (`enable_seqscan
-- = off`): in a new shop they are made while tables are nearly empty, and a connection would keep scanning whole tables
-- long after they have grown.

-- Fails with SQLSTATE CN001: the message is a code of the catalogue, the detail its JSON details. Raising rolls back
-- the whole call, so each function is all or nothing.
create or replace function money_refusal(code text, facts jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'CN001', message = code, detail = facts::text;
end $$;

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

-- An account without a stored balance (platform, creator, provider); created on first use.
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
  insert into ledger_accounts (owner_kind, owner_uuid, name, currency)
    values (p_kind, p_uuid, p_name, p_currency)
    on conflict on constraint ledger_accounts_owner do nothing
    returning id into v_id;
  if v_id is null then return ledger_account(p_kind, p_uuid, p_name, p_currency); end if;
  return v_id;
end $$;

-- The core of every posting: entries are passed as columns (parsing JSON repeatedly cost as much as the writes), in the
-- global lock order of all transfers (players by uuid, silver before coin, then everybody else), which the caller must
-- keep.
create or replace function ledger_post_entries(p_id uuid, p_kind text, p_reason text, p_fingerprint bytea, p_owners text[],
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

    v_lot := p_lots[at];
    if v_lot ? 'lots' then
      -- Back to the lots named, each within what was taken from it, or out of them, each within what it holds (constraints
      -- of the table).
      v_missing := p_amounts[at];
      for lot in select id, amount from jsonb_to_recordset(v_lot->'lots') as named(id bigint, amount bigint) order by id loop
        update ledger_lots set remaining = remaining + lot.amount where id = lot.id and account_id = v_account;
        if not found then
          raise exception 'Lot % is none of account %', lot.id, v_account using errcode = 'CN003';
        end if;
        insert into ledger_lot_uses (transfer_id, lot_id, amount) values (p_id, lot.id, -lot.amount);
        v_missing := v_missing - lot.amount;
      end loop;
      if v_missing <> 0 then
        raise exception 'The lots named for account % do not make up %', v_account, p_amounts[at] using errcode = 'CN003';
      end if;
    elsif p_amounts[at] > 0 then
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

-- Posts one transfer; the only writer of transfers, entries, balances and lots. True: posted now; false: the same
-- transfer had been posted before. The same id with different content is `request/id-conflict`.
--
-- p_entries: [{owner, uuid, name, currency, amount, lot}]; they sum to zero per currency. A credit to a player names
-- its lot {origin, paid_minor, paid_currency, expires_at_ms}, or the lots it came from {lots: [{id, amount}]}, which then
-- have a negative use. A debit that names lots, with negative amounts, is taken from these; any other from the lots that
-- expire first; among those, gifts before bought coins, so that refundable coins last longest; then the oldest.
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

-- Returns what is left in the expired lots of one player's account to the platform; returns how much. The account is
-- locked first, as in a purchase, and only then counted. `ledger_post` takes from the lots that expire first, so it
-- takes from exactly these.
create or replace function ledger_expire_lots(p_account bigint, p_now timestamptz) returns bigint language plpgsql
set enable_seqscan = off as $$
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
