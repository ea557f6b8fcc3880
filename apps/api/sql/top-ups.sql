-- The terms of a payment are immutable; only its state and the sweep's notes change.
create or replace trigger payments_keep_their_terms before update of order_no, user_uuid, sid, platform_key, provider_key,
  merchant_account, method, plan_id, currency_id, pay_amount, tax_amount, tax_rate_bp, coin,
  silver, locale, created_at or delete or truncate
  on payments for each statement execute function ledger_refuse_change();

-- Notifies every API process of a payment that has reached, or left, a final state; its subscribers read it again. Sent
-- on commit, with the number alone. Intermediate steps are not notified, since every NOTIFY makes commits wait for one
-- another.
create or replace function payments_announce() returns trigger language plpgsql as $$
begin
  perform pg_notify('payments', new.order_no);
  return null;
end $$;

create or replace trigger payments_announce_their_end after update of state on payments
  for each row when (old.state is distinct from new.state and new.state not in ('created', 'pending'))
  execute function payments_announce();

create or replace trigger payment_credits_only_grow before update or delete or truncate on payment_credits
  for each statement execute function ledger_refuse_change();

create or replace trigger payment_changes_only_grow before update or delete or truncate on payment_changes
  for each statement execute function ledger_refuse_change();

-- A case is evidence: the provider's statement is immutable, and a decision is made once.
create or replace trigger payment_cases_keep_their_terms before update of uuid, order_no, payment_order_no, provider, merchant_account,
  provider_txn_id, reason, fact_kind, currency_id, pay_amount, fact, opened_at or delete or truncate on payment_cases
  for each statement execute function ledger_refuse_change();

create or replace trigger payment_cases_are_decided_once before update on payment_cases
  for each row when (old.decision is not null) execute function ledger_refuse_change();

-- A voucher's batch keeps its terms and is issued once. A code moves on from minted to issued, and from there to
-- redeemed or void, which are final.
create or replace trigger voucher_batches_keep_their_terms before update of uuid, provider_key, plan_id, currency_id, pay_amount, coin,
  count, expires_at, worth, created_by, created_at, needs_approval or delete or truncate on voucher_batches
  for each statement execute function ledger_refuse_change();

create or replace trigger voucher_batches_are_issued_once before update on voucher_batches
  for each row when (old.issued_at is not null) execute function ledger_refuse_change();

create or replace trigger voucher_codes_keep_their_terms before update of uuid, mac, batch_uuid or delete or truncate on voucher_codes
  for each statement execute function ledger_refuse_change();

create or replace trigger voucher_codes_move_on before update on voucher_codes
  for each row when (old.state in ('redeemed', 'void') or new.state = 'minted'
    or (new.state = 'redeemed' and old.state <> 'issued')) execute function ledger_refuse_change();

create or replace trigger voucher_sales_stay before update or delete or truncate on voucher_sales
  for each statement execute function ledger_refuse_change();
