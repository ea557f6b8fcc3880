-- The history of submissions is evidence of who confirmed and who accepted what, so it is append-only.
create or replace function submission_history_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The history of submissions only grows: % of % is refused', tg_op, tg_table_name using errcode = 'CN002';
end $$;

create or replace trigger store_submit_events_only_grow before update or delete or truncate on store_submit_events
  for each statement execute function submission_history_refuse_change();
