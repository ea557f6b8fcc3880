CREATE TABLE "grant_decisions" (
	"grant_uuid" uuid PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"why" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grant_decisions_kinds" CHECK ("grant_decisions"."decision" in ('confirmed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "grant_deliveries" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"grant_uuid" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	"reward" jsonb NOT NULL,
	"order_uuid" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grant_deliveries_once" UNIQUE("grant_uuid","user_uuid")
);
--> statement-breakpoint
CREATE TABLE "grant_reversals" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"delivery_uuid" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"why" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grant_reversals_amount" CHECK ("grant_reversals"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"platform_key" text NOT NULL,
	"reward" jsonb NOT NULL,
	"user_uuids" uuid[] NOT NULL,
	"reason_code" text NOT NULL,
	"reason" text NOT NULL,
	"worth" bigint NOT NULL,
	"needs_confirmation" boolean NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grants_players" CHECK (cardinality("grants"."user_uuids") > 0),
	CONSTRAINT "grants_reasons" CHECK ("grants"."reason_code" in ('compensation', 'prize', 'thanks', 'goodwill', 'correction'))
);
--> statement-breakpoint
ALTER TABLE "grant_decisions" ADD CONSTRAINT "grant_decisions_grant_uuid_grants_uuid_fk" FOREIGN KEY ("grant_uuid") REFERENCES "public"."grants"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_deliveries" ADD CONSTRAINT "grant_deliveries_grant_uuid_grants_uuid_fk" FOREIGN KEY ("grant_uuid") REFERENCES "public"."grants"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_reversals" ADD CONSTRAINT "grant_reversals_delivery_uuid_grant_deliveries_uuid_fk" FOREIGN KEY ("delivery_uuid") REFERENCES "public"."grant_deliveries"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grant_deliveries_user" ON "grant_deliveries" USING btree ("user_uuid","created_at");--> statement-breakpoint
CREATE INDEX "grant_reversals_delivery" ON "grant_reversals" USING btree ("delivery_uuid");--> statement-breakpoint
CREATE INDEX "grants_created" ON "grants" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "grants_maker" ON "grants" USING btree ("created_by","created_at");