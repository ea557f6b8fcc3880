CREATE TABLE "search_stale" (
	"store_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_terms_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "search_terms_kind_known" CHECK ("search_terms"."kind" in ('tag', 'creator'))
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_listings" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"visible_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"release_order" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tag_ids" text[] NOT NULL,
	"content_warnings" text[] NOT NULL,
	"us_price" integer,
	"offer_percent" integer NOT NULL,
	"offer_ended_at" timestamp with time zone,
	"standing" integer NOT NULL,
	"name_words" "tsvector" DEFAULT ''::tsvector NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_preferences" (
	"user_uuid" uuid PRIMARY KEY NOT NULL,
	"liked_tag_ids" text[] DEFAULT '{}' NOT NULL,
	"hidden_tag_ids" text[] DEFAULT '{}' NOT NULL,
	"hidden_content_warnings" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "agent_uuid" uuid;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "trial_app_link" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "official_app_link" text;--> statement-breakpoint
ALTER TABLE "search_stale" ADD CONSTRAINT "search_stale_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_listings" ADD CONSTRAINT "store_listings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_terms_words" ON "search_terms" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_vocabulary_near" ON "search_vocabulary" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "store_listings_by_release" ON "store_listings" USING btree ("released_at" DESC NULLS LAST,"store_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_listings_by_release_order" ON "store_listings" USING btree ("release_order","store_id");--> statement-breakpoint
CREATE INDEX "store_listings_by_update" ON "store_listings" USING btree ("updated_at" DESC NULLS FIRST,"store_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_listings_by_standing" ON "store_listings" USING btree ("standing" DESC NULLS FIRST,"store_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_listings_by_shelf_release" ON "store_listings" USING btree ("category","released_at" DESC NULLS LAST,"store_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_listings_by_shelf_release_order" ON "store_listings" USING btree ("category","release_order","store_id");--> statement-breakpoint
CREATE INDEX "store_listings_by_shelf_update" ON "store_listings" USING btree ("category","updated_at" DESC NULLS FIRST,"store_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_listings_by_shelf_standing" ON "store_listings" USING btree ("category","standing" DESC NULLS FIRST,"store_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_listings_offers" ON "store_listings" USING btree ("updated_at" DESC NULLS FIRST,"store_id" DESC NULLS FIRST) WHERE "store_listings"."offer_percent" > 0;--> statement-breakpoint
CREATE INDEX "store_listings_tags" ON "store_listings" USING gin ("tag_ids") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "store_listings_warnings" ON "store_listings" USING gin ("content_warnings") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "store_listings_name_words" ON "store_listings" USING gin ("name_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "stores_by_agent" ON "stores" USING btree ("agent_uuid");