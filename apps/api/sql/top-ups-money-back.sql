create or replace trigger payment_refunds_only_grow before update or delete or truncate on payment_refunds
  for each statement execute function ledger_refuse_change();

create or replace trigger payment_disputes_keep_their_terms before update of provider, dispute_id, order_no, user_uuid, opened_at
  or delete or truncate on payment_disputes for each statement execute function ledger_refuse_change();

create or replace trigger payment_disputes_move_on before update on payment_disputes
  for each row when (old.state = 'lost' or new.state = 'open') execute function ledger_refuse_change();

-- Locks a player's wallet, in the order of all transfers: purchases wait, and see what is written until the commit.
create or replace function lock_wallet(p_user uuid) returns void language plpgsql as $$
begin
  perform from ledger_accounts
    where owner_kind = 'player' and owner_uuid = p_user and name = '' and currency in ('silver', 'meowcent')
    order by currency desc for update;
end $$;

-- The coins that a player owes: spent coins of top-ups that were refunded. In meowcent.
create or replace function debt_of(p_user uuid) returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_account bigint := (
    select id from ledger_accounts
    where owner_kind = 'debtor' and owner_uuid = p_user and name = '' and currency = 'meowcent');
begin
  if v_account is null then return 0; end if;
  return (select -coalesce(sum(amount), 0) from ledger_entries where account_id = v_account);
end $$;

-- Why a player can buy nothing: coins are owed, or a payment is disputed. Null: they can.
create or replace function purchase_freeze(p_user uuid) returns jsonb language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_owed bigint := debt_of(p_user);
  v_disputed boolean := exists (select from payment_disputes where user_uuid = p_user and state = 'open');
begin
  if v_owed > 0 or v_disputed then return jsonb_build_object('owed', v_owed, 'disputed', v_disputed); end if;
  return null;
end $$;

-- Pays what a player owes from the coins in their wallet, as far as they go. Returns how much. The caller holds the
-- lock of the wallet.
create or replace function settle_debt(p_user uuid, p_now timestamptz) returns bigint language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_owed bigint := debt_of(p_user);
  v_paid bigint;
begin
  if v_owed <= 0 then return 0; end if;
  v_paid := least(v_owed, coalesce((
    select balance from ledger_accounts
    where owner_kind = 'player' and owner_uuid = p_user and name = '' and currency = 'meowcent'), 0));
  if v_paid = 0 then return 0; end if;
  perform ledger_post(uuidv7(), 'recharge_refund', 'owed for refunded top-ups', jsonb_build_array(
    jsonb_build_object('owner', 'player', 'uuid', p_user, 'currency', 'meowcent', 'amount', -v_paid),
    jsonb_build_object('owner', 'debtor', 'uuid', p_user, 'currency', 'meowcent', 'amount', v_paid)), p_now);
  return v_paid;
end $$;
