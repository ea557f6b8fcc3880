create or replace trigger articles_changed after insert or update or delete on articles
  for each statement execute function notify_catalogue();

create or replace function refuse_article_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'The history of articles is append-only';
end $$;

create or replace trigger article_versions_append_only before update or delete or truncate on article_versions
  for each statement execute function refuse_article_history_change();

-- Maintains the totals of "was this helpful?" on any insert, update or delete of an answer. Articles themselves are not
-- touched: changing one clears every catalog cache.
create or replace function count_article_vote() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update article_vote_counts
      set helpful = helpful - old.is_helpful::int, unhelpful = unhelpful - (not old.is_helpful)::int
      where article_uuid = old.article_uuid;
  end if;
  if tg_op <> 'DELETE' then
    insert into article_vote_counts (article_uuid, helpful, unhelpful)
      values (new.article_uuid, new.is_helpful::int, (not new.is_helpful)::int)
      on conflict (article_uuid) do update
        set helpful = article_vote_counts.helpful + excluded.helpful,
          unhelpful = article_vote_counts.unhelpful + excluded.unhelpful;
  end if;
  return null;
end $$;

create or replace trigger article_votes_counted after insert or update or delete on article_votes
  for each row execute function count_article_vote();
