-- A card of some 2.5 kB was stored outside of its row: reading one took two more look-ups. Rows written from now on
-- hold it.
ALTER TABLE "store_cards" ALTER COLUMN "compact" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "store_cards" SET (toast_tuple_target = 4096);
