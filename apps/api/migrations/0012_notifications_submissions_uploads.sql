CREATE TABLE "notification_events" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_events_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "notification_readers" (
	"user_uuid" uuid PRIMARY KEY NOT NULL,
	"locale" text,
	"platform_key" text DEFAULT 'international' NOT NULL,
	"mail_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"digest_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_readers_mailKey_unique" UNIQUE("mail_key")
);
--> statement-breakpoint
CREATE TABLE "notification_switches" (
	"user_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_switches_user_uuid_kind_channel_pk" PRIMARY KEY("user_uuid","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"in_inbox" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_uuid","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "store_submit_events" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"submit_uuid" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"document" jsonb NOT NULL,
	"reason" text,
	"actor_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_submits" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"author_uuid" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"accepted_document" jsonb,
	"visible_at" timestamp with time zone,
	"all_characters_adult" boolean DEFAULT false NOT NULL,
	"rights_held" boolean DEFAULT false NOT NULL,
	"reason" text,
	"reviewer_uuid" uuid,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_submits_storeId_unique" UNIQUE("store_id"),
	CONSTRAINT "store_submits_state_known" CHECK ("store_submits"."state" in ('draft', 'submitted', 'in_review', 'accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_uuid" uuid NOT NULL,
	"scope" text NOT NULL,
	"scope_uuid" uuid NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_once" UNIQUE("owner_uuid","path","hash"),
	CONSTRAINT "uploads_scope_known" CHECK ("uploads"."scope" in ('user', 'store_submit', 'article', 'configuration'))
);
--> statement-breakpoint
ALTER TABLE "store_submit_events" ADD CONSTRAINT "store_submit_events_submit_uuid_store_submits_uuid_fk" FOREIGN KEY ("submit_uuid") REFERENCES "public"."store_submits"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_submits" ADD CONSTRAINT "store_submits_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_events_by_age" ON "notification_events" USING btree ("told_at");--> statement-breakpoint
CREATE INDEX "notifications_inbox" ON "notifications" USING btree ("user_uuid","created_at" DESC NULLS LAST,"uuid" DESC NULLS LAST) WHERE "notifications"."in_inbox";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_uuid") WHERE "notifications"."in_inbox" and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("user_uuid") WHERE "notifications"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "store_submit_events_by_submit" ON "store_submit_events" USING btree ("submit_uuid","version");--> statement-breakpoint
CREATE INDEX "store_submits_by_author" ON "store_submits" USING btree ("author_uuid","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_submits_by_state" ON "store_submits" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE INDEX "uploads_by_owner" ON "uploads" USING btree ("owner_uuid","created_at");--> statement-breakpoint
CREATE INDEX "uploads_by_hash" ON "uploads" USING btree ("hash");