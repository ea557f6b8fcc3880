DROP INDEX "search_vocabulary_near";--> statement-breakpoint
ALTER TABLE "search_vocabulary" ADD COLUMN "keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_vocabulary_keys" ON "search_vocabulary" USING gin ("keys") WITH (fastupdate=false);