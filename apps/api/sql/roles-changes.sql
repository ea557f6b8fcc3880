create or replace trigger role_changes_only_grow before update or delete or truncate on role_changes
  for each statement execute function refuse_audit_change();

create or replace trigger role_change_decisions_only_grow before update or delete or truncate on role_change_decisions
  for each statement execute function refuse_audit_change();
