-- Candidates come by the keys that the API makes of words (`nearKeys`) rather than by trigrams, which know no letters
-- but Latin ones where the database's locale is C.
drop function near_words(text);
--> statement-breakpoint
-- What somebody meant by a word: the word itself where names begin with it, else the nearest ones. Short words forgive
-- one mistake, long ones three.
create function near_words(typed text, typed_keys text[]) returns text[] language sql stable
  return case
    when exists (
      select 1 from search_vocabulary
      where word collate "C" >= typed collate "C" and word collate "C" < (typed || chr(1114111)) collate "C")
      then array[typed]
    when length(typed) >= 3 then (
      with near as (
        select word, typing_mistakes(typed, word) as mistakes from search_vocabulary where keys && typed_keys
      ), nearest as (
        select word, mistakes from near
        where mistakes <= case when length(typed) <= 4 then 1 when length(typed) <= 8 then 2 else 3 end
        order by mistakes, word limit 20
      )
      select array_agg(word) from nearest where mistakes = (select min(mistakes) from nearest)) end;
--> statement-breakpoint
-- The query to try when nothing matches as typed; null when a word is like none we know. Parts are
-- `{"word": …, "keys": […]}`, to be put right, or `{"query": …}`, to be taken as they are.
create or replace function near_query(parts jsonb) returns tsquery language plpgsql stable as $$
declare
  part jsonb;
  words text[];
  pieces text[] := '{}';
begin
  for part in select value from jsonb_array_elements(parts) loop
    if part ? 'query' then
      pieces := pieces || format('(%s)', part ->> 'query');
    else
      words := near_words(part ->> 'word', array(select jsonb_array_elements_text(part -> 'keys')));
      if words is null then return null; end if;
      pieces := pieces || (
        select format('(%s)', string_agg(format('''%s'':*', replace(replace(word, '\', '\\'), '''', '''''')), ' | '))
        from unnest(words) word);
    end if;
  end loop;
  return array_to_string(pieces, ' & ')::tsquery;
end $$;
--> statement-breakpoint
-- Words kept so far have no keys; the job reads every game again.
insert into search_stale select id from stores on conflict do nothing;
