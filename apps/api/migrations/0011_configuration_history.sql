CREATE TABLE "auth_times" (
	"user_uuid" uuid PRIMARY KEY NOT NULL,
	"auth_at" timestamp with time zone NOT NULL,
	"data_creation_source" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configuration_versions" (
	"path" text NOT NULL,
	"platform_key" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"author" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "configuration_versions_path_platform_key_version_pk" PRIMARY KEY("path","platform_key","version"),
	CONSTRAINT "configuration_versions_counted" CHECK ("configuration_versions"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "earnings_progress" (
	"creator_uuid" uuid PRIMARY KEY NOT NULL,
	"sale_entry_id" bigint DEFAULT 0 NOT NULL,
	"correction_entry_id" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redemption_batches" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"campaign" text NOT NULL,
	"rewards" jsonb NOT NULL,
	"count" integer NOT NULL,
	"platform_keys" text[] DEFAULT '{}' NOT NULL,
	"once_per_user" boolean DEFAULT true NOT NULL,
	"ended_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redemption_batches_count" CHECK ("redemption_batches"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "redemption_codes" (
	"mac" "bytea" PRIMARY KEY NOT NULL,
	"batch_uuid" uuid NOT NULL,
	"redemption_uuid" uuid
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"batch_uuid" uuid NOT NULL,
	"campaign" text NOT NULL,
	"user_uuid" uuid NOT NULL,
	"once_per_user" boolean NOT NULL,
	"order_uuid" uuid,
	"rewards" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recharge_plans" DROP CONSTRAINT "recharge_plans_place";--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD CONSTRAINT "redemption_codes_batch_uuid_redemption_batches_uuid_fk" FOREIGN KEY ("batch_uuid") REFERENCES "public"."redemption_batches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_batch_uuid_redemption_batches_uuid_fk" FOREIGN KEY ("batch_uuid") REFERENCES "public"."redemption_batches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redemption_batches_created" ON "redemption_batches" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "redemption_codes_redemption" ON "redemption_codes" USING btree ("redemption_uuid");--> statement-breakpoint
CREATE INDEX "redemption_codes_batch" ON "redemption_codes" USING btree ("batch_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "redemptions_once" ON "redemptions" USING btree ("campaign","user_uuid") WHERE "redemptions"."once_per_user";--> statement-breakpoint
CREATE INDEX "redemptions_user" ON "redemptions" USING btree ("user_uuid","created_at");--> statement-breakpoint
CREATE INDEX "redemptions_batch" ON "redemptions" USING btree ("batch_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "recharge_plans_on_offer" ON "recharge_plans" USING btree ("currency_id","index") WHERE "recharge_plans"."enable";--> statement-breakpoint
CREATE INDEX "ledger_lots_ending" ON "ledger_lots" USING btree ("expires_at") WHERE "ledger_lots"."remaining" > 0 and "ledger_lots"."expires_at" is not null;
--> statement-breakpoint
-- What shops and prices were set to, and by whom, is never rewritten; whoever adds a version tells every process.
create function configuration_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'The history of configuration documents only grows: % is refused', tg_op;
end $$;
--> statement-breakpoint
create trigger configuration_versions_only_grow before update or delete or truncate on configuration_versions
  for each statement execute function configuration_only_grows();
--> statement-breakpoint
create function configuration_announce() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
--> statement-breakpoint
create trigger configuration_versions_announce after insert on configuration_versions
  for each statement execute function configuration_announce();
