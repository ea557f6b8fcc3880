-- The terms of a payment are immutable; only its state and the sweep's notes change.
create or replace trigger payments_keep_their_terms before update of order_no, user_uuid, sid, platform_key, provider_key,
  merchant_account, method, plan_id, currency_id, pay_amount, coin, silver, locale, created_at or delete or truncate
  on payments for each statement execute function ledger_refuse_change();

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

-- Staff confirmations are immutable.
create or replace trigger payment_confirmations_stay before update or delete or truncate on payment_confirmations
  for each statement execute function ledger_refuse_change();
