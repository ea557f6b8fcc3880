ALTER TABLE "store_listings" ADD COLUMN "purchases" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "store_listings" l SET "purchases" = r."purchases"
FROM "store_ratings" r WHERE r."store_id" = l."store_id" AND r."purchases" > 0;--> statement-breakpoint
CREATE INDEX "store_listings_purchases" ON "store_listings" USING btree ("purchases" DESC NULLS FIRST,"store_id" DESC NULLS FIRST,"category","released_at","visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_shelf_purchases" ON "store_listings" USING btree ("category","purchases" DESC NULLS FIRST,"store_id" DESC NULLS FIRST,"released_at","visible_at","us_price","offer_percent","offer_ended_at");