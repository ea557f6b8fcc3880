ALTER TABLE "store_listings" ADD COLUMN "author_uuid" uuid;--> statement-breakpoint
UPDATE "store_listings" l SET "author_uuid" = s."author_uuid"
FROM "stores" s WHERE s."id" = l."store_id" AND s."author_uuid" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "store_listings_author" ON "store_listings" USING btree ("author_uuid","released_at" DESC NULLS LAST,"store_id" DESC NULLS FIRST,"category","visible_at","us_price","offer_percent","offer_ended_at");