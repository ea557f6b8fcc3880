-- What a provider listed, and how it differed, is evidence: rows are added, a difference is acted on once, and a report
-- that is finished stays as it is.
create or replace trigger settlement_reports_keep_their_terms before update of uuid, provider_key, day, starts_at, ends_at, opened_at or delete or truncate
  on settlement_reports for each statement execute function ledger_refuse_change();

create or replace trigger settlement_reports_are_finished_once before update on settlement_reports
  for each row when (old.finished_at is not null) execute function ledger_refuse_change();

create or replace trigger settlement_lines_only_grow before update or delete or truncate on settlement_lines
  for each statement execute function ledger_refuse_change();

create or replace trigger settlement_totals_only_grow before update or delete or truncate on settlement_totals
  for each statement execute function ledger_refuse_change();

create or replace trigger settlement_differences_keep_their_terms before update of report_uuid, position, kind, merchant_account, order_no,
  provider_txn_id, fact_kind, found_currency_id, found_amount, expected_currency_id, expected_amount, fact or delete or truncate
  on settlement_differences for each statement execute function ledger_refuse_change();

create or replace trigger settlement_differences_are_acted_on_once before update on settlement_differences
  for each row when (old.outcome is not null) execute function ledger_refuse_change();
