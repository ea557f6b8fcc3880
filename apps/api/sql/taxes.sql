create or replace trigger tax_rules_keep_their_terms before update of uuid, country, rate_bp, mode, valid_from, created_by, created_at
  or delete or truncate on tax_rules
  for each statement execute function ledger_refuse_change();
