-- Makes a creator's held earnings payable: those of sales up to p_until, less the refunds since the last run. Returns
-- how much was released. Sales are taken in ledger order up to the first younger one; refunds of games count
-- immediately, so that no refunded sale is paid out. They hold the lock below until they are committed, so that none of
-- them is in flight then.
create or replace function release_earnings(p_creator uuid, p_until timestamptz, p_now timestamptz) returns bigint
language plpgsql set enable_seqscan = off as $$
declare
  v_held bigint;
  v_progress earnings_progress;
  v_sales bigint;
  v_sale_entry bigint;
  v_corrections bigint;
  v_correction_entry bigint;
begin
  select id into v_held from ledger_accounts
    where owner_kind = 'creator' and owner_uuid = p_creator and name = 'held' and currency = 'meowcent';
  if not found then return 0; end if;
  insert into earnings_progress (creator_uuid, updated_at) values (p_creator, p_now) on conflict do nothing;
  select * into v_progress from earnings_progress where creator_uuid = p_creator for update;

  select coalesce(sum(e.amount), 0), max(e.id) into v_sales, v_sale_entry
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind = 'purchase'
    where e.account_id = v_held and e.id > v_progress.sale_entry_id
      and e.id < coalesce((
        select min(young.id) from ledger_entries young
        join ledger_transfers y on y.id = young.transfer_id and y.kind = 'purchase'
        where young.account_id = v_held and young.id > v_progress.sale_entry_id and y.created_at > p_until),
        9223372036854775807);
  select coalesce(sum(e.amount), 0), max(e.id) into v_corrections, v_correction_entry
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind not in ('purchase', 'release')
    where e.account_id = v_held and e.id > v_progress.correction_entry_id;
  -- With more refunds than sales nothing is payable; both wait for the next sale.
  if v_sales + v_corrections <= 0 then return 0; end if;

  update earnings_progress set sale_entry_id = coalesce(v_sale_entry, sale_entry_id),
    correction_entry_id = coalesce(v_correction_entry, correction_entry_id), updated_at = p_now
    where creator_uuid = p_creator;
  perform ledger_post(uuidv7(), 'release', 'earnings whose refund window has ended', jsonb_build_array(
    jsonb_build_object('owner', 'creator', 'uuid', p_creator, 'name', 'held', 'currency', 'meowcent', 'amount', -(v_sales + v_corrections)),
    jsonb_build_object('owner', 'creator', 'uuid', p_creator, 'name', 'payable', 'currency', 'meowcent', 'amount', v_sales + v_corrections)), p_now);
  return v_sales + v_corrections;
end $$;

create or replace trigger payout_requests_keep_their_terms before update of account, uuid, creator_uuid, amount,
  currency_id, minor_per_100_coins, pay_amount, created_at or delete or truncate on payout_requests
  for each statement execute function ledger_refuse_change();

create or replace trigger payout_batches_keep_their_terms before update of uuid, currency_id, source, execute_on, worth, needs_approval,
  created_by, created_at or delete or truncate on payout_batches
  for each statement execute function ledger_refuse_change();

create or replace trigger payout_returns_only_grow before update or delete or truncate on payout_returns
  for each statement execute function ledger_refuse_change();

create or replace trigger payout_steps_only_grow before update or delete or truncate on payout_steps
  for each statement execute function ledger_refuse_change();
