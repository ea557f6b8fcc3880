CREATE TABLE "settlement_differences" (
	"report_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"merchant_account" text NOT NULL,
	"order_no" text NOT NULL,
	"provider_txn_id" text NOT NULL,
	"fact_kind" text NOT NULL,
	"found_currency_id" text,
	"found_amount" bigint,
	"expected_currency_id" text,
	"expected_amount" bigint,
	"fact" jsonb NOT NULL,
	"outcome" text,
	"case_uuid" uuid,
	"acted_at" timestamp with time zone,
	CONSTRAINT "settlement_differences_report_uuid_position_pk" PRIMARY KEY("report_uuid","position"),
	CONSTRAINT "settlement_differences_acted" CHECK (num_nulls("settlement_differences"."outcome", "settlement_differences"."acted_at") in (0, 2)),
	CONSTRAINT "settlement_differences_money" CHECK (num_nulls("settlement_differences"."found_currency_id", "settlement_differences"."found_amount") in (0, 2) and num_nulls("settlement_differences"."expected_currency_id", "settlement_differences"."expected_amount") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"provider_key" text NOT NULL,
	"merchant_account" text NOT NULL,
	"provider_txn_id" text NOT NULL,
	"kind" text NOT NULL,
	"order_no" text NOT NULL,
	"currency_id" text NOT NULL,
	"pay_amount" bigint NOT NULL,
	"report_uuid" uuid NOT NULL,
	"fact" jsonb NOT NULL,
	CONSTRAINT "settlement_lines_statement" PRIMARY KEY("provider_key","merchant_account","provider_txn_id","kind","order_no","currency_id","pay_amount")
);
--> statement-breakpoint
CREATE TABLE "settlement_reports" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider_key" text NOT NULL,
	"day" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"problem" text,
	"compared_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "settlement_reports_day" UNIQUE("provider_key","day"),
	CONSTRAINT "settlement_reports_period" CHECK ("settlement_reports"."starts_at" < "settlement_reports"."ends_at"),
	CONSTRAINT "settlement_reports_order" CHECK ("settlement_reports"."finished_at" is null or ("settlement_reports"."compared_at" is not null and "settlement_reports"."problem" is null))
);
--> statement-breakpoint
CREATE TABLE "settlement_totals" (
	"report_uuid" uuid NOT NULL,
	"merchant_account" text NOT NULL,
	"currency_id" text NOT NULL,
	"provider_count" integer NOT NULL,
	"provider_amount" bigint NOT NULL,
	"local_count" integer NOT NULL,
	"local_amount" bigint NOT NULL,
	CONSTRAINT "settlement_totals_report_uuid_merchant_account_currency_id_pk" PRIMARY KEY("report_uuid","merchant_account","currency_id")
);
--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_case_uuid_payment_cases_uuid_fk" FOREIGN KEY ("case_uuid") REFERENCES "public"."payment_cases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_report" FOREIGN KEY ("report_uuid") REFERENCES "public"."settlement_reports"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_report_uuid_settlement_reports_uuid_fk" FOREIGN KEY ("report_uuid") REFERENCES "public"."settlement_reports"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_totals" ADD CONSTRAINT "settlement_totals_report_uuid_settlement_reports_uuid_fk" FOREIGN KEY ("report_uuid") REFERENCES "public"."settlement_reports"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_lines_report" ON "settlement_lines" USING btree ("report_uuid","order_no");--> statement-breakpoint
CREATE INDEX "payment_changes_credited" ON "payment_changes" USING btree ("created_at") WHERE "payment_changes"."to_state" = 'succeeded';