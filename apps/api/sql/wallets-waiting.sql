-- Notes each record that the hash chain has to cover, in the transaction that writes it, so that sealing looks at
-- nothing else. Arguments: the kind of record (`chain/records.sql.ts`), and what its uuid is made of.
create or replace function ledger_await_link() returns trigger language plpgsql as $$
declare
  v_subject uuid;
begin
  if tg_argv[1] = 'uuid' then v_subject := new.uuid;
  elsif tg_argv[1] = 'id' then v_subject := new.id;
  elsif tg_argv[1] = 'number' then v_subject := lpad(to_hex(new.id), 32, '0')::uuid;
  elsif tg_argv[1] = 'order_no' then v_subject := md5(new.order_no)::uuid;
  elsif tg_argv[1] = 'grant_uuid' then v_subject := new.grant_uuid;
  elsif tg_argv[1] = 'code_uuid' then v_subject := new.code_uuid;
  elsif tg_argv[1] = 'dispute' then v_subject := md5(new.provider || ' ' || new.dispute_id || ' ' || new.order_no)::uuid;
  end if;
  insert into ledger_waiting (kind, subject) values (tg_argv[0], v_subject);
  return null;
end $$;

create or replace trigger ledger_transfers_await_links after insert on ledger_transfers
  for each row execute function ledger_await_link('transfer', 'id');
create or replace trigger payments_await_links after insert on payments
  for each row execute function ledger_await_link('payment', 'order_no');
create or replace trigger payment_changes_await_links after insert on payment_changes
  for each row execute function ledger_await_link('payment_change', 'number');
create or replace trigger payment_cases_await_links after insert on payment_cases
  for each row execute function ledger_await_link('payment_case', 'uuid');
create or replace trigger payment_confirmations_await_links after insert on payment_confirmations
  for each row execute function ledger_await_link('payment_confirmation', 'uuid');
create or replace trigger redemptions_await_links after insert on redemptions
  for each row execute function ledger_await_link('redemption', 'uuid');
create or replace trigger redemption_batches_await_links after insert on redemption_batches
  for each row execute function ledger_await_link('batch', 'uuid');
create or replace trigger coupons_await_links after insert on coupons
  for each row execute function ledger_await_link('coupon', 'uuid');
create or replace trigger user_coupons_await_links after insert on user_coupons
  for each row execute function ledger_await_link('user_coupon', 'uuid');
create or replace trigger recharge_plans_await_links after insert on recharge_plans
  for each row execute function ledger_await_link('plan', 'id');
create or replace trigger payout_requests_await_links after insert on payout_requests
  for each row execute function ledger_await_link('payout_request', 'uuid');
create or replace trigger payout_steps_await_links after insert on payout_steps
  for each row execute function ledger_await_link('payout_step', 'number');
create or replace trigger payout_batches_await_links after insert on payout_batches
  for each row execute function ledger_await_link('payout_batch', 'uuid');
create or replace trigger payout_returns_await_links after insert on payout_returns
  for each row execute function ledger_await_link('payout_return', 'uuid');
create or replace trigger grants_await_links after insert on grants
  for each row execute function ledger_await_link('grant', 'uuid');
create or replace trigger grant_decisions_await_links after insert on grant_decisions
  for each row execute function ledger_await_link('grant_decision', 'grant_uuid');
create or replace trigger grant_deliveries_await_links after insert on grant_deliveries
  for each row execute function ledger_await_link('grant_delivery', 'uuid');
create or replace trigger grant_reversals_await_links after insert on grant_reversals
  for each row execute function ledger_await_link('grant_reversal', 'uuid');
create or replace trigger voucher_batches_await_links after insert on voucher_batches
  for each row execute function ledger_await_link('voucher_batch', 'uuid');
create or replace trigger voucher_sales_await_links after insert on voucher_sales
  for each row execute function ledger_await_link('voucher_sale', 'code_uuid');
create or replace trigger top_up_refunds_await_links after insert on top_up_refunds
  for each row execute function ledger_await_link('top_up_refund', 'uuid');
create or replace trigger payment_disputes_await_links after insert on payment_disputes
  for each row execute function ledger_await_link('dispute', 'dispute');
create or replace trigger tax_rules_await_links after insert on tax_rules
  for each row execute function ledger_await_link('tax_rule', 'uuid');
create or replace trigger price_events_await_links after insert on price_events
  for each row execute function ledger_await_link('price_event', 'number');
create or replace trigger coin_rate_changes_await_links after insert on coin_rate_changes
  for each row execute function ledger_await_link('coin_rate', 'number');

-- What is noted on a row later is a record of its own.
create or replace trigger payment_cases_await_decisions after insert or update of decision on payment_cases
  for each row when (new.decision is not null) execute function ledger_await_link('case_decision', 'uuid');
create or replace trigger redemption_batches_await_approvals after insert or update of approved_at on redemption_batches
  for each row when (new.approved_at is not null) execute function ledger_await_link('approval', 'uuid');
create or replace trigger redemption_batches_await_stops after insert or update of stopped_at on redemption_batches
  for each row when (new.stopped_at is not null) execute function ledger_await_link('stop', 'uuid');
create or replace trigger payout_batches_await_approvals after insert or update of approved_at on payout_batches
  for each row when (new.approved_at is not null) execute function ledger_await_link('payout_approval', 'uuid');
create or replace trigger voucher_batches_await_issues after insert or update of issued_at on voucher_batches
  for each row when (new.issued_at is not null) execute function ledger_await_link('voucher_issue', 'uuid');
create or replace trigger voucher_codes_await_ends after insert or update of state on voucher_codes
  for each row when (new.state in ('redeemed', 'void')) execute function ledger_await_link('voucher_end', 'uuid');
create or replace trigger top_up_refunds_await_ends after insert or update of state on top_up_refunds
  for each row when (new.state in ('done', 'withdrawn')) execute function ledger_await_link('top_up_refund_end', 'uuid');
create or replace trigger settlement_reports_await_ends after insert or update of finished_at on settlement_reports
  for each row when (new.finished_at is not null) execute function ledger_await_link('settlement', 'uuid');
