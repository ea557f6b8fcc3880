CREATE INDEX "store_prices_by_country" ON "store_prices" USING btree ("country","store_id","price");--> statement-breakpoint
CREATE INDEX "wishlists_by_store" ON "wishlists" USING btree ("store_id");