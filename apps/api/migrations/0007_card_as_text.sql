drop function refresh_store_cards(int[]);--> statement-breakpoint
ALTER TABLE "store_cards" ALTER COLUMN "card" SET DATA TYPE json;--> statement-breakpoint
create function refresh_store_cards(ids int[]) returns void language sql
  begin atomic
    insert into store_cards (store_id, card)
      select s.id, store_card(s)::json from stores s where s.id = any(ids) order by s.id
      on conflict (store_id) do update set card = excluded.card;
  end;
