-- Two writers of one game (its trial and its official build, say) each made a card without what the other had not
-- committed yet, and whoever came last won. Now the second one waits for the first before it looks: each statement of
-- a volatile function sees what was committed when it began.
create or replace function refresh_store_cards(ids int[]) returns void language plpgsql as $$
begin
  -- The weakest lock that excludes itself: sales, which only refer to games, go on meanwhile.
  perform from stores where id = any(ids) order by id for no key update;
  insert into store_cards (store_id, card)
    select s.id, store_card(s)::json from stores s where s.id = any(ids) order by s.id
    on conflict (store_id) do update set card = excluded.card;
  perform refresh_store_listings(ids);
end $$;
--> statement-breakpoint
select refresh_store_cards(array(select id from stores order by id));
