create or replace function letters_in_order(word text) returns text language sql immutable
  return (select string_agg(letter, '' order by letter) from unnest(string_to_array(word, null)) letter);

-- Edit distance from a typed word to a vocabulary word, of which it may be a prefix. A transposition counts as one
-- mistake.
create or replace function typing_mistakes(typed text, word text) returns int language sql immutable
  return case
    when letters_in_order(left(word, length(typed))) = letters_in_order(typed)
      then least(levenshtein(left(word, length(typed)), typed), 1)
    else least(levenshtein(word, typed), levenshtein(left(word, length(typed)), typed),
      levenshtein(left(word, length(typed) + 1), typed), levenshtein(left(word, length(typed) - 1), typed)) end;

-- Spelling correction of a word: the word itself if names start with it, else the nearest ones. Short words may have
-- one mistake, long ones three; only words that share a key with it are compared.
create or replace function near_words(typed text, typed_keys text[]) returns text[] language sql stable
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

-- The corrected query to try when nothing matches as typed; null if a word resembles none we know. Parts are `{"word":
-- …, "keys": […]}`, to be corrected, or `{"query": …}`, to be used as is.
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
