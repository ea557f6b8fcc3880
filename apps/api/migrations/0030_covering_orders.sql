DROP INDEX "store_listings_by_release";--> statement-breakpoint
DROP INDEX "store_listings_by_release_order";--> statement-breakpoint
DROP INDEX "store_listings_by_update";--> statement-breakpoint
DROP INDEX "store_listings_by_standing";--> statement-breakpoint
DROP INDEX "store_listings_by_shelf_release";--> statement-breakpoint
DROP INDEX "store_listings_by_shelf_release_order";--> statement-breakpoint
DROP INDEX "store_listings_by_shelf_update";--> statement-breakpoint
DROP INDEX "store_listings_by_shelf_standing";--> statement-breakpoint
DROP INDEX "store_listings_offers";--> statement-breakpoint
CREATE INDEX "store_listings_released" ON "store_listings" USING btree ("released_at" DESC NULLS LAST,"store_id" DESC NULLS FIRST,"category","visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_release_order" ON "store_listings" USING btree ("release_order","store_id","category","released_at","visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_updated" ON "store_listings" USING btree ("updated_at" DESC NULLS FIRST,"store_id" DESC NULLS FIRST,"category","released_at","visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_standing" ON "store_listings" USING btree ("standing" DESC NULLS FIRST,"store_id" DESC NULLS FIRST,"category","released_at","visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_shelf_released" ON "store_listings" USING btree ("category","released_at" DESC NULLS LAST,"store_id" DESC NULLS FIRST,"visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_shelf_updated" ON "store_listings" USING btree ("category","updated_at" DESC NULLS FIRST,"store_id" DESC NULLS FIRST,"released_at","visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_shelf_standing" ON "store_listings" USING btree ("category","standing" DESC NULLS FIRST,"store_id" DESC NULLS FIRST,"released_at","visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_offered" ON "store_listings" USING btree ("updated_at" DESC NULLS FIRST,"store_id" DESC NULLS FIRST,"category","released_at","visible_at","us_price","offer_percent","offer_ended_at") WHERE "store_listings"."offer_percent" > 0;