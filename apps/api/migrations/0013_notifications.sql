CREATE TABLE "known_devices" (
	"user_uuid" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"place_hash" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_uuid_device_hash_pk" PRIMARY KEY("user_uuid","device_hash")
);
--> statement-breakpoint
CREATE TABLE "play_times" (
	"user_uuid" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"minutes" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_slot_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_times_user_uuid_store_id_pk" PRIMARY KEY("user_uuid","store_id"),
	CONSTRAINT "play_times_positive" CHECK ("play_times"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "store_comment_edits" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"comment_uuid" uuid NOT NULL,
	"comment" text NOT NULL,
	"vote" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_follows" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"follower_uuid" uuid NOT NULL,
	"followed_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_follows_once" UNIQUE("follower_uuid","followed_uuid"),
	CONSTRAINT "user_follows_others" CHECK ("user_follows"."follower_uuid" <> "user_follows"."followed_uuid")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_uuid" uuid NOT NULL,
	"role" text NOT NULL,
	"operation" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text NOT NULL,
	"why" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"granted" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_comments" ADD COLUMN "voted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "show_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "google" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "facebook" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "twitter" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "metadata" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "show_activity" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "show_play_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_uuid_user_id_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_times" ADD CONSTRAINT "play_times_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_comment_edits" ADD CONSTRAINT "store_comment_edits_comment_uuid_store_comments_uuid_fk" FOREIGN KEY ("comment_uuid") REFERENCES "public"."store_comments"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_last_seen_at_idx" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "play_times_by_user" ON "play_times" USING btree ("user_uuid","last_slot_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_comment_edits_by_comment" ON "store_comment_edits" USING btree ("comment_uuid","replaced_at");--> statement-breakpoint
CREATE INDEX "user_follows_by_follower" ON "user_follows" USING btree ("follower_uuid","created_at" DESC NULLS LAST,"uuid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_follows_by_followed" ON "user_follows" USING btree ("followed_uuid");--> statement-breakpoint
CREATE INDEX "audit_events_object_idx" ON "audit_events" USING btree ("object_kind","object_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("actor_uuid","at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_idx" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "store_comments_by_user" ON "store_comments" USING btree ("user_uuid","created_at" DESC NULLS LAST);