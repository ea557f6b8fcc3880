-- Applied before the migrations: the generated column articles.words uses it.

-- The text a search runs on: headline and body in every language, without tags, in one normal form.
create or replace function article_words(headline text, body text, t jsonb) returns text language sql immutable parallel safe as $$
  select lower(normalize(regexp_replace(
    concat_ws(E'\n', headline, body, (
      select string_agg(words.value, E'\n') from jsonb_to_recordset(t) as words(key text, value text)
      where words.key in ('headline', 'text'))),
    '<[^>]*>', ' ', 'g'), NFKC))
$$;
