-- Posts purchases of different players together, one statement per table. The caller holds the locks of the wallets, has
-- checked that they suffice, and passes columns: one element per purchase, of which those in `p_good` are posted; creators'
-- shares by line, with the number of their purchase.
--
-- Fails with CN004 if an id belongs to another transfer, and with CN003 if lots do not cover a balance.
create or replace function ledger_post_purchases(
  p_ids uuid[], p_reasons text[], p_fingerprints text[], p_nows timestamptz[],
  p_silver_accounts bigint[], p_coin_accounts bigint[], p_silvers bigint[], p_coins bigint[], p_totals bigint[],
  p_good int[], p_of int[], p_creators uuid[], p_shares bigint[])
returns void language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_sales bigint;
  v_conversion_silver bigint;
  v_conversion_coin bigint;
  v_written int;
  missing record;
begin
  insert into ledger_transfers (id, kind, reason, fingerprint, created_at)
    select p_ids[at], 'purchase', p_reasons[at], sha256(convert_to(p_fingerprints[at], 'UTF8')), p_nows[at]
    from unnest(p_good) as at
    on conflict (id) do nothing;
  get diagnostics v_written = row_count;
  if v_written < cardinality(p_good) then
    raise exception 'An id of this batch belongs to another transfer' using errcode = 'CN004';
  end if;

  update ledger_accounts account set balance = balance - spent.amount
    from (
      select p_silver_accounts[at] as id, p_silvers[at] as amount from unnest(p_good) as at where p_silvers[at] > 0
      union all
      select p_coin_accounts[at], p_coins[at] from unnest(p_good) as at where p_coins[at] > 0) spent
    where account.id = spent.id;

  -- From the lots that expire first; among those, gifts before bought coins; then the oldest: as `ledger_post_entries`.
  with spent as (
    select p_ids[at] as transfer, p_silver_accounts[at] as account, p_silvers[at] as amount from unnest(p_good) as at where p_silvers[at] > 0
    union all
    select p_ids[at], p_coin_accounts[at], p_coins[at] from unnest(p_good) as at where p_coins[at] > 0
  ), taken as materialized (
    select transfer, account, spent.amount as wanted, lot.id, least(lot.remaining, spent.amount - lot.before) as amount
    from spent cross join lateral (
      select id, remaining, coalesce(sum(remaining) over (
          order by expires_at nulls last, origin = 'paid', id rows between unbounded preceding and 1 preceding), 0)::bigint as before
      from ledger_lots where account_id = spent.account and remaining > 0) lot
    where lot.before < spent.amount
  ), reduced as (
    update ledger_lots lot set remaining = remaining - taken.amount from taken where lot.id = taken.id
  ), used as (
    insert into ledger_lot_uses (transfer_id, lot_id, amount) select transfer, id, amount from taken order by transfer, id
  )
  select count(*) into v_written from spent
    where amount is distinct from (select sum(amount) from taken where taken.account = spent.account);
  if v_written > 0 then
    raise exception 'Lots of an account of this batch do not cover its balance' using errcode = 'CN003';
  end if;

  for missing in
    select distinct creator from unnest(p_of, p_creators, p_shares) as line(of, creator, share)
    where of = any(p_good) and share > 0 and not exists (
      select from ledger_accounts
      where owner_kind = 'creator' and owner_uuid = creator and name = 'held' and currency = 'meowcent')
    order by creator
  loop
    perform ledger_account('creator', missing.creator, 'held', 'meowcent');
  end loop;
  v_sales := ledger_account('platform', null, 'sales', 'meowcent');
  if exists (select from unnest(p_good) as at where p_silvers[at] > 0) then
    v_conversion_silver := ledger_account('platform', null, 'conversion', 'silver');
    v_conversion_coin := ledger_account('platform', null, 'conversion', 'meowcent');
  end if;

  -- Silver is worth its number in coins; see `commit_purchase`. Written after the balances are locked, so that the ids of an
  -- account's entries grow in the order of its history.
  with shares as (
    select of as at, creator, sum(share)::bigint as amount from unnest(p_of, p_creators, p_shares) as line(of, creator, share)
    where of = any(p_good) and share > 0 group by of, creator)
  insert into ledger_entries (transfer_id, account_id, amount)
    select p_ids[at], account, amount from (
      select at, 1 as place, p_silver_accounts[at] as account, -p_silvers[at] as amount from unnest(p_good) as at where p_silvers[at] > 0
      union all select at, 2, p_coin_accounts[at], -p_coins[at] from unnest(p_good) as at where p_coins[at] > 0
      union all select at, 3, v_conversion_silver, p_silvers[at] from unnest(p_good) as at where p_silvers[at] > 0
      union all select at, 4, v_conversion_coin, -p_silvers[at] from unnest(p_good) as at where p_silvers[at] > 0
      union all
      select at, 5, (select id from ledger_accounts
          where owner_kind = 'creator' and owner_uuid = creator and name = 'held' and currency = 'meowcent'), amount
        from shares
      union all
      select at, 6, v_sales, p_totals[at] - coalesce((select sum(amount) from shares where shares.at = good.at), 0)
        from unnest(p_good) as good(at)
    ) entries
    where amount <> 0
    order by at, place, account;
end $$;
