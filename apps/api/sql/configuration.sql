-- The history of shop and price settings, and who made them, is append-only; a new version notifies every process.
create or replace function configuration_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'The history of configuration documents only grows: % is refused', tg_op;
end $$;

create or replace trigger configuration_versions_only_grow before update or delete or truncate on configuration_versions
  for each statement execute function configuration_only_grows();

create or replace function configuration_announce() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;

create or replace trigger configuration_versions_announce after insert on configuration_versions
  for each statement execute function configuration_announce();
