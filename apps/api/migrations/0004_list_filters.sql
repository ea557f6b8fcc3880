ALTER TABLE "store_listings" ADD COLUMN "platforms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_listings" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_listings" ADD COLUMN "has_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "store_listings" l SET
	"platforms" = array(SELECT trim(system) FROM unnest(string_to_array(s."support_platform", ',')) system),
	"languages" = s."game_languages",
	"has_trial" = EXISTS (SELECT 1 FROM "builds" b WHERE b."store_id" = s."id" AND b."kind" = 'trial' AND b."is_active")
FROM "stores" s WHERE s."id" = l."store_id";
