create or replace trigger top_up_refunds_keep_their_terms before update of uuid, refund_no, order_no, pay_amount, refunded_before, why, bank_reference,
  asked_by, created_at or delete or truncate on top_up_refunds for each statement execute function ledger_refuse_change();

create or replace trigger top_up_refunds_end before update on top_up_refunds
  for each row when (old.state in ('done', 'withdrawn')) execute function ledger_refuse_change();

create or replace trigger debt_write_offs_keep_their_terms before update of uuid, user_uuid, coin, why, asked_by, created_at
  or delete or truncate on debt_write_offs for each statement execute function ledger_refuse_change();

create or replace trigger debt_write_offs_are_booked_once before update on debt_write_offs
  for each row when (old.booked_at is not null) execute function ledger_refuse_change();
