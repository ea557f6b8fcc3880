CREATE TABLE "debt_write_offs" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"coin" bigint NOT NULL,
	"why" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"approved_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone,
	CONSTRAINT "debt_write_offs_people" CHECK ("debt_write_offs"."coin" > 0 and "debt_write_offs"."approved_by" is distinct from "debt_write_offs"."asked_by")
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"provider" text NOT NULL,
	"dispute_id" text NOT NULL,
	"order_no" text NOT NULL,
	"user_uuid" uuid NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_disputes_provider_dispute_id_pk" PRIMARY KEY("provider","dispute_id"),
	CONSTRAINT "payment_disputes_state" CHECK ("payment_disputes"."state" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"refund_id" text,
	"stated" bigint NOT NULL,
	"minor" bigint NOT NULL,
	"coin" bigint NOT NULL,
	"silver" bigint NOT NULL,
	"coin_taken" bigint NOT NULL,
	"silver_taken" bigint NOT NULL,
	"transfer_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_refunds_transfer_unique" UNIQUE("transfer_id"),
	CONSTRAINT "payment_refunds_refund" UNIQUE("provider","refund_id"),
	CONSTRAINT "payment_refunds_amounts" CHECK ("payment_refunds"."stated" > 0 and "payment_refunds"."minor" >= 0 and "payment_refunds"."coin" >= 0 and "payment_refunds"."silver" >= 0 and "payment_refunds"."coin_taken" between 0 and "payment_refunds"."coin" and "payment_refunds"."silver_taken" between 0 and "payment_refunds"."silver" and ("payment_refunds"."minor" > 0) = ("payment_refunds"."transfer_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "top_up_refunds" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"refund_no" text NOT NULL,
	"order_no" text NOT NULL,
	"pay_amount" bigint NOT NULL,
	"refunded_before" bigint NOT NULL,
	"why" text NOT NULL,
	"bank_reference" text,
	"state" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"approved_by" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "top_up_refunds_refund_no_unique" UNIQUE("refund_no"),
	CONSTRAINT "top_up_refunds_state" CHECK ("top_up_refunds"."state" in ('noted', 'asked', 'done', 'withdrawn')),
	CONSTRAINT "top_up_refunds_amount" CHECK ("top_up_refunds"."pay_amount" > 0 and "top_up_refunds"."refunded_before" >= 0),
	CONSTRAINT "top_up_refunds_two_people" CHECK ("top_up_refunds"."approved_by" is distinct from "top_up_refunds"."asked_by")
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_owner_kind";--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_order_no_payments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_order_no_payments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_up_refunds" ADD CONSTRAINT "top_up_refunds_order_no_payments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debt_write_offs_user" ON "debt_write_offs" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "payment_disputes_order" ON "payment_disputes" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payment_disputes_open" ON "payment_disputes" USING btree ("user_uuid") WHERE "payment_disputes"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_refunds_order" ON "payment_refunds" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "top_up_refunds_running" ON "top_up_refunds" USING btree ("order_no") WHERE "top_up_refunds"."state" in ('noted', 'asked');--> statement-breakpoint
CREATE INDEX "top_up_refunds_due" ON "top_up_refunds" USING btree ("next_try_at") WHERE "top_up_refunds"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "top_up_refunds_order" ON "top_up_refunds" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payment_changes_parked" ON "payment_changes" USING btree ("created_at") WHERE "payment_changes"."reason" like 'parked: %';--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner_kind" CHECK ("ledger_accounts"."owner_kind" in ('player', 'debtor', 'platform', 'creator', 'psp'));