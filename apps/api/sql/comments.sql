-- Comments keep their history, and ratings count the votes of people who own the game.
--
-- Votes that count: those of owners, and of deleted accounts (they owned the game when they voted; see `forgetUser`).
-- Refunding a game removes its vote. Ratings change by the difference, so a vote costs the same whether a game has ten
-- owners or a million. The comment itself records whether its vote counts, so that exactly what was added can be
-- subtracted.

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

-- Rows are locked before counting: of two concurrent voters the second one counts both.
create or replace function recount_store_ratings(ids int[]) returns void language plpgsql as $$
begin
  insert into store_ratings (store_id) select id from stores where id = any(ids) order by id on conflict do nothing;
  perform from store_ratings where store_id = any(ids) order by store_id for update;
  update store_ratings r set good = c.good, bad = c.bad, purchases = c.purchases
    from store_rating_counts(ids) c
    where r.store_id = c.store_id and (r.good, r.bad, r.purchases) is distinct from (c.good, c.bad, c.purchases);
end $$;

create or replace function recount_store_rating(store int) returns void language sql
  as $$ select recount_store_ratings(array[store]) $$;

-- Decided by what the voter owns at this moment; frozen once the account is deleted.
create or replace function count_vote_of_owner() returns trigger language plpgsql as $$
begin
  if new.user_uuid is not null then
    new.is_counted := exists (
      select from entitlements e where e.user_uuid = new.user_uuid and e.store_id = new.store_id);
  elsif tg_op = 'UPDATE' then
    new.is_counted := old.is_counted;
  end if;
  return new;
end $$;

create or replace trigger store_comments_counted before insert or update on store_comments
  for each row execute function count_vote_of_owner();

-- Differences per game, positive or negative. Rows are always locked in the same order, to avoid deadlocks.
create or replace function add_votes(ids int[], more_good int[], more_bad int[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  insert into store_ratings (store_id) select id from stores where id = any(ids) order by id on conflict do nothing;
  perform from store_ratings where store_id = any(ids) order by store_id for update;
  update store_ratings r set good = greatest(r.good + d.good, 0), bad = greatest(r.bad + d.bad, 0)
    from unnest(ids, more_good, more_bad) as d(store_id, good, bad)
    where r.store_id = d.store_id;
end $$;

create or replace function move_votes() returns trigger language plpgsql as $$
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

create or replace trigger store_comments_added after insert on store_comments referencing new table as added
  for each statement execute function move_votes();

create or replace trigger store_comments_removed after delete on store_comments referencing old table as removed
  for each statement execute function move_votes();

create or replace trigger store_comments_changed after update on store_comments
  referencing new table as added old table as removed
  for each statement execute function move_votes();

-- A refund removes the entitlement, and the vote with it. Buying does not recount: buyers of one game would block each
-- other; the hourly job counts sales.
create or replace function recount_returned_games() returns trigger language plpgsql as $$
begin
  update store_comments c set is_counted = false from returned r
    where c.store_id = r.store_id and c.user_uuid = r.user_uuid and c.is_counted;
  return null;
end $$;

create or replace trigger entitlements_returned after delete on entitlements referencing old table as returned
  for each statement execute function recount_returned_games();

create or replace function keep_comment_edit() returns trigger language plpgsql as $$
begin
  insert into store_comment_edits (comment_uuid, comment, vote, written_at, replaced_at)
    values (old.uuid, old.comment, old.vote, old.updated_at, new.updated_at);
  return null;
end $$;

create or replace trigger store_comments_edited after update on store_comments for each row
  when ((old.comment, old.vote) is distinct from (new.comment, new.vote))
  execute function keep_comment_edit();

create or replace function refuse_edit_of_history() returns trigger language plpgsql as $$
begin
  raise exception 'What a comment said before is not changed afterwards.';
end $$;

create or replace trigger store_comment_edits_fixed before update on store_comment_edits
  for each row execute function refuse_edit_of_history();

-- Cached game pages show comments. Sales change none, so they pay nothing for this.
create or replace function announce_comments() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  select array_agg(distinct store_id) into ids from changed;
  if ids is null then return null; end if;
  perform pg_notify('catalogue', replace(changed_games(ids), 'games', 'comments'));
  return null;
end $$;

create or replace trigger store_comments_announced_new after insert on store_comments
  referencing new table as changed for each statement execute function announce_comments();
create or replace trigger store_comments_announced_change after update on store_comments
  referencing new table as changed for each statement execute function announce_comments();
create or replace trigger store_comments_announced_end after delete on store_comments
  referencing old table as changed for each statement execute function announce_comments();
