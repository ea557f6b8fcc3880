-- Staff confirmations are immutable.
create or replace trigger payment_confirmations_stay before update or delete or truncate on payment_confirmations
  for each statement execute function ledger_refuse_change();
