-- Ratings move by what changed: a vote costs the same whether a game has ten owners or a million. The comment itself
-- remembers whether its vote counts, so that what was added can be taken off again exactly.

create or replace function store_rating_counts(ids int[]) returns table (store_id int, good int, bad int, purchases int)
  language sql stable
  as $$
    select s.id, coalesce(votes.good, 0), coalesce(votes.bad, 0),
      (select count(*)::int from entitlements e where e.store_id = s.id)
    from stores s left join (
      select c.store_id, (count(*) filter (where c.vote = 1))::int as good,
        (count(*) filter (where c.vote = -1))::int as bad
      from store_comments c where c.store_id = any(ids) and c.is_counted group by c.store_id
    ) as votes on votes.store_id = s.id
    where s.id = any(ids)
  $$;
--> statement-breakpoint
-- What its giver owns at this moment decides; once the account is gone, what it was stays.
create function count_vote_of_owner() returns trigger language plpgsql as $$
begin
  if new.user_uuid is not null then
    new.is_counted := exists (
      select from entitlements e where e.user_uuid = new.user_uuid and e.store_id = new.store_id);
  elsif tg_op = 'UPDATE' then
    new.is_counted := old.is_counted;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger store_comments_counted before insert or update on store_comments
  for each row execute function count_vote_of_owner();
--> statement-breakpoint
-- Differences per game, above or below zero. Rows are locked in one order, whoever else votes.
create function add_votes(ids int[], more_good int[], more_bad int[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  insert into store_ratings (store_id) select id from stores where id = any(ids) order by id on conflict do nothing;
  perform from store_ratings where store_id = any(ids) order by store_id for update;
  update store_ratings r set good = greatest(r.good + d.good, 0), bad = greatest(r.bad + d.bad, 0)
    from unnest(ids, more_good, more_bad) as d(store_id, good, bad)
    where r.store_id = d.store_id;
end $$;
--> statement-breakpoint
create function move_votes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_votes(array_agg(store_id), array_agg(good), array_agg(bad)) from (
      select store_id, (count(*) filter (where vote = 1))::int as good, (count(*) filter (where vote = -1))::int as bad
      from added where is_counted and vote <> 0 group by store_id) as moved;
  elsif tg_op = 'DELETE' then
    perform add_votes(array_agg(store_id), array_agg(-good), array_agg(-bad)) from (
      select store_id, (count(*) filter (where vote = 1))::int as good, (count(*) filter (where vote = -1))::int as bad
      from removed where is_counted and vote <> 0 group by store_id) as moved;
  else
    perform add_votes(array_agg(store_id), array_agg(good), array_agg(bad)) from (
      select store_id, sum(sign * (vote = 1)::int)::int as good, sum(sign * (vote = -1)::int)::int as bad
      from (select store_id, vote, 1 as sign from added where is_counted
        union all select store_id, vote, -1 from removed where is_counted) as both_sides
      group by store_id
      having sum(sign * (vote = 1)::int) <> 0 or sum(sign * (vote = -1)::int) <> 0) as moved;
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger store_comments_added on store_comments;
--> statement-breakpoint
drop trigger store_comments_removed on store_comments;
--> statement-breakpoint
drop trigger store_comments_changed on store_comments;
--> statement-breakpoint
drop function recount_added_votes();
--> statement-breakpoint
drop function recount_changed_votes();
--> statement-breakpoint
create trigger store_comments_added after insert on store_comments referencing new table as added
  for each statement execute function move_votes();
--> statement-breakpoint
create trigger store_comments_removed after delete on store_comments referencing old table as removed
  for each statement execute function move_votes();
--> statement-breakpoint
create trigger store_comments_changed after update on store_comments
  referencing new table as added old table as removed
  for each statement execute function move_votes();
--> statement-breakpoint
-- The comments of a game given back are looked at again, which finds that their votes count no more.
create or replace function recount_returned_games() returns trigger language plpgsql as $$
begin
  update store_comments c set is_counted = false from returned r
    where c.store_id = r.store_id and c.user_uuid = r.user_uuid and c.is_counted;
  return null;
end $$;
--> statement-breakpoint
update store_comments c set is_counted = false
  where user_uuid is not null and not exists (
    select from entitlements e where e.user_uuid = c.user_uuid and e.store_id = c.store_id);
--> statement-breakpoint
select recount_store_ratings(array(select store_id from store_ratings));
--> statement-breakpoint
create index store_comments_not_counted on store_comments (store_id, user_uuid) where not is_counted;
