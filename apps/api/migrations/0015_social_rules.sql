-- Comments keep their history, and ratings count the votes of people who own the game.

-- What counts: votes of owners, and of people whose account is gone (they owned the game when they voted; see
-- `forgetUser`). A game given back takes its vote along.
create function store_rating_counts(ids int[]) returns table (store_id int, good int, bad int, purchases int)
  language sql stable
  as $$
    select s.id, votes.good, votes.bad, (select count(*)::int from entitlements e where e.store_id = s.id)
    from stores s cross join lateral (
      select (count(*) filter (where c.vote = 1))::int as good, (count(*) filter (where c.vote = -1))::int as bad
      from store_comments c
      where c.store_id = s.id and c.vote <> 0 and (c.user_uuid is null
        or exists (select from entitlements e where e.user_uuid = c.user_uuid and e.store_id = c.store_id))
    ) as votes
    where s.id = any(ids)
  $$;
--> statement-breakpoint
-- The rows are locked before anything is counted: of two voters at the same moment the second counts both.
create function recount_store_ratings(ids int[]) returns void language plpgsql as $$
begin
  insert into store_ratings (store_id) select id from stores where id = any(ids) order by id on conflict do nothing;
  perform from store_ratings where store_id = any(ids) order by store_id for update;
  update store_ratings r set good = c.good, bad = c.bad, purchases = c.purchases
    from store_rating_counts(ids) c
    where r.store_id = c.store_id and (r.good, r.bad, r.purchases) is distinct from (c.good, c.bad, c.purchases);
end $$;
--> statement-breakpoint
create or replace function recount_store_rating(store int) returns void language sql
  as $$ select recount_store_ratings(array[store]) $$;
--> statement-breakpoint
create function recount_added_votes() returns trigger language plpgsql as $$
begin
  perform recount_store_ratings(ids) from (
    select array_agg(distinct store_id) as ids from changed where vote <> 0) as touched where ids is not null;
  return null;
end $$;
--> statement-breakpoint
create function recount_changed_votes() returns trigger language plpgsql as $$
begin
  perform recount_store_ratings(ids) from (
    select array_agg(distinct c.store_id) as ids from changed c join replaced r using (uuid)
    where c.vote <> r.vote or (c.user_uuid is distinct from r.user_uuid and c.vote <> 0)) as touched
    where ids is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger store_comments_added after insert on store_comments referencing new table as changed
  for each statement execute function recount_added_votes();
--> statement-breakpoint
create trigger store_comments_removed after delete on store_comments referencing old table as changed
  for each statement execute function recount_added_votes();
--> statement-breakpoint
create trigger store_comments_changed after update on store_comments
  referencing new table as changed old table as replaced
  for each statement execute function recount_changed_votes();
--> statement-breakpoint
-- A refund takes the entitlement away, and the vote with it. Buying does not recount: buyers of one game would wait
-- for each other; the hourly job counts sales.
create function recount_returned_games() returns trigger language plpgsql as $$
begin
  perform recount_store_ratings(ids) from (
    select array_agg(distinct r.store_id) as ids
    from returned r join store_comments c on c.store_id = r.store_id and c.user_uuid = r.user_uuid
    where c.vote <> 0) as touched where ids is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger entitlements_returned after delete on entitlements referencing old table as returned
  for each statement execute function recount_returned_games();
--> statement-breakpoint
create function keep_comment_edit() returns trigger language plpgsql as $$
begin
  insert into store_comment_edits (comment_uuid, comment, vote, written_at, replaced_at)
    values (old.uuid, old.comment, old.vote, old.updated_at, new.updated_at);
  return null;
end $$;
--> statement-breakpoint
create trigger store_comments_edited after update on store_comments for each row
  when ((old.comment, old.vote) is distinct from (new.comment, new.vote))
  execute function keep_comment_edit();
--> statement-breakpoint
create function refuse_edit_of_history() returns trigger language plpgsql as $$
begin
  raise exception 'What a comment said before is not changed afterwards.';
end $$;
--> statement-breakpoint
create trigger store_comment_edits_fixed before update on store_comment_edits
  for each row execute function refuse_edit_of_history();
--> statement-breakpoint
update store_comments set voted_at = created_at where vote <> 0;
--> statement-breakpoint
select recount_store_ratings(array(select store_id from store_ratings));
