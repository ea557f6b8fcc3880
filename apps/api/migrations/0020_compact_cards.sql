CREATE TABLE "tag_changes" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	CONSTRAINT "tag_changes_one_row" CHECK ("tag_changes"."id")
);
--> statement-breakpoint
ALTER TABLE "store_cards" ADD COLUMN "compact" json;--> statement-breakpoint
CREATE INDEX "store_cards_to_make" ON "store_cards" USING btree ("store_id") WHERE "store_cards"."compact" is null;