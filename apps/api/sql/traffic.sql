-- Visits are partitioned by month: an old month is deleted by dropping its table. Both functions are security definer,
-- since the service itself may not create or drop tables.

-- Creates the partition of a timestamp's month (UTC); idempotent, also under concurrency. Attaching, unlike `create
-- table … partition of`, does not block writers.
--
-- The second check queries pg_class directly: `to_regclass` caches its first answer while waiting for the lock, so of
-- two processes that start a month together one would fail.
create or replace function ensure_traffic_partition(at timestamptz) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
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

-- Drops the months that ended before a timestamp, and returns how many. Gives up rather than block writers.
create or replace function drop_traffic_partitions(before timestamptz) returns int language plpgsql
security definer set lock_timeout = '2s' set search_path = public, pg_temp as $$
declare
  part text;
  dropped int := 0;
begin
  for part in
    select child.relname from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'traffic_logs'::regclass
      and (to_date(right(child.relname, 7), 'YYYY_MM')::timestamp + interval '1 month') at time zone 'UTC' <= before
  loop
    execute format('drop table %I', part);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

-- A new database has this month and the next; the traffic job creates later ones.
select ensure_traffic_partition(month) from unnest(array[now(), now() + interval '1 month']) as month;
