-- The second look goes to pg_class itself: `to_regclass` remembers its first answer while the lock is waited for, and of
-- two processes that begin a month together one would fail.
create or replace function ensure_traffic_partition(at timestamptz) returns void language plpgsql as $$
declare
  first timestamp := date_trunc('month', at at time zone 'UTC');
  part text := 'traffic_logs_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass(part) is not null then return; end if;
  perform pg_advisory_xact_lock(hashtext('catnip:traffic-partitions'));
  perform from pg_class where relname = part and relnamespace = current_schema()::regnamespace;
  if found then return; end if;
  execute format('create table %I (like traffic_logs including defaults including constraints)', part);
  execute format('alter table traffic_logs attach partition %I for values from (%L) to (%L)', part,
    first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
end $$;
