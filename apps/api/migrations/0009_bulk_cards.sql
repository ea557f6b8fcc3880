-- Who writes thousands of games in one transaction says `set local catnip.cards_later = 'on'`, and refreshes the cards
-- once at the end instead of with every statement.
create or replace function touch_store_cards() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  if current_setting('catnip.cards_later', true) = 'on' then return null; end if;
  execute format('select array_agg(distinct %I) from changed', tg_argv[0]) into ids;
  if ids is null then return null; end if;
  perform refresh_store_cards(ids);
  if tg_nargs < 2 then perform pg_notify('catalogue', ''); end if;
  return null;
end $$;
