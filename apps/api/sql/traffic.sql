-- Visits stand in one partition per month: an old month goes by dropping its table. Both functions run with the owner's
-- rights: the service itself may not make or drop tables.

-- Makes the partition of the month (UTC) that an instant lies in, once; two processes at the same moment make one.
-- Attaching, unlike `create table … partition of`, lets others go on writing.
--
-- The second look goes to pg_class itself: `to_regclass` remembers its first answer while the lock is waited for, and of
-- two processes that begin a month together one would fail.
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

-- Drops the months that ended before an instant, and answers how many. Gives up rather than let writers wait.
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

-- A new database has this month and the next; later ones are made by the job that tidies visits.
select ensure_traffic_partition(month) from unnest(array[now(), now() + interval '1 month']) as month;
