DROP INDEX "store_searches_names";--> statement-breakpoint
DROP INDEX "store_searches_words";--> statement-breakpoint
CREATE INDEX "store_searches_words" ON "store_searches" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "store_searches" DROP COLUMN "names";