CREATE TABLE "creator_bank_accounts" (
	"user_uuid" uuid PRIMARY KEY NOT NULL,
	"account" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"currency_id" text NOT NULL,
	"source" jsonb NOT NULL,
	"execute_on" text NOT NULL,
	"worth" bigint NOT NULL,
	"needs_approval" boolean NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	CONSTRAINT "payout_batches_approval" CHECK (("payout_batches"."approved_by" is null) = ("payout_batches"."approved_at" is null) and "payout_batches"."approved_by" is distinct from "payout_batches"."created_by")
);
--> statement-breakpoint
CREATE TABLE "payout_requests" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"creator_uuid" uuid NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency_id" text NOT NULL,
	"minor_per_100_coins" integer NOT NULL,
	"pay_amount" bigint NOT NULL,
	"account" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_requests_states" CHECK ("payout_requests"."state" in ('requested', 'batched', 'settled', 'returned', 'cancelled')),
	CONSTRAINT "payout_requests_amounts" CHECK ("payout_requests"."amount" > 0 and "payout_requests"."pay_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_uuid" uuid NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"batch_uuid" uuid,
	"transfer_uuid" uuid,
	"actor_uuid" uuid NOT NULL,
	"why" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_steps_states" CHECK ("payout_steps"."from_state" in ('requested', 'batched', 'settled', 'returned', 'cancelled') and "payout_steps"."to_state" in ('requested', 'batched', 'settled', 'returned', 'cancelled')),
	CONSTRAINT "payout_steps_in_batch" CHECK ("payout_steps"."to_state" not in ('batched', 'settled') or "payout_steps"."batch_uuid" is not null)
);
--> statement-breakpoint
CREATE TABLE "tax_rules" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"rate_bp" integer NOT NULL,
	"mode" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_rules_rate" CHECK ("tax_rules"."rate_bp" between 1 and 10000),
	CONSTRAINT "tax_rules_mode" CHECK ("tax_rules"."mode" = 'inclusive'),
	CONSTRAINT "tax_rules_time" CHECK ("tax_rules"."valid_until" > "tax_rules"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "payout_steps" ADD CONSTRAINT "payout_steps_request_uuid_payout_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."payout_requests"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_steps" ADD CONSTRAINT "payout_steps_batch_uuid_payout_batches_uuid_fk" FOREIGN KEY ("batch_uuid") REFERENCES "public"."payout_batches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_batches_created" ON "payout_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payout_batches_maker" ON "payout_batches" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "payout_requests_creator" ON "payout_requests" USING btree ("creator_uuid","created_at");--> statement-breakpoint
CREATE INDEX "payout_requests_state" ON "payout_requests" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_steps_once" ON "payout_steps" USING btree ("request_uuid","to_state");--> statement-breakpoint
CREATE INDEX "payout_steps_batch" ON "payout_steps" USING btree ("batch_uuid");--> statement-breakpoint
CREATE INDEX "tax_rules_country" ON "tax_rules" USING btree ("country","valid_from");