create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit events are written once: % is refused', lower(tg_op) using errcode = 'restrict_violation';
end $$;

create or replace trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_audit_change();

create or replace trigger audit_events_never_emptied before truncate on audit_events
  for each statement execute function refuse_audit_change();
