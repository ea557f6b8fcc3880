-- A case is evidence: what a provider stated stays as it was heard, and what was decided about it is decided once.
create trigger payment_cases_keep_their_terms before update of uuid, order_no, payment_order_no, provider, merchant_account,
  provider_txn_id, reason, fact_kind, currency_id, pay_amount, fact, opened_at or delete or truncate on payment_cases
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger payment_cases_are_decided_once before update on payment_cases
  for each row when (old.decision is not null) execute function ledger_refuse_change();
--> statement-breakpoint
-- As before, and the cases.
create or replace function service_limits() returns table (table_name text, changeable text[]) language sql immutable
set search_path = pg_catalog, pg_temp as $$
  values
    ('ledger_transfers', '{}'::text[]),
    ('ledger_entries', '{}'),
    ('ledger_lot_uses', '{}'),
    ('ledger_links', '{}'),
    ('ledger_accounts', '{balance}'),
    ('ledger_lots', '{remaining}'),
    ('orders', '{receipt_at}'),
    ('order_lines', '{}'),
    ('payments', null),
    ('payment_credits', '{}'),
    ('payment_changes', '{}'),
    ('payment_cases', '{first_by,first_decision,decision_uuid,decision,decided_by,decided_at,why,credited_order_no}'),
    ('redemptions', null),
    ('redemption_batches', '{stopped_at,approved_by,approved_at}'),
    ('redemption_codes', '{redemption_uuid}'),
    ('audit_events', '{}'),
    ('article_versions', '{}'),
    ('configuration_versions', '{}'),
    ('store_submit_events', '{}')
$$;
