CREATE TABLE "payment_provider_health" (
	"provider_key" text PRIMARY KEY NOT NULL,
	"recent" text NOT NULL,
	"failed_at" timestamp with time zone,
	"probed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voucher_batches" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"provider_key" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"currency_id" text NOT NULL,
	"pay_amount" bigint NOT NULL,
	"coin" bigint NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"worth" bigint NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"needs_approval" boolean NOT NULL,
	"issued_by" uuid,
	"issued_at" timestamp with time zone,
	CONSTRAINT "voucher_batches_amounts" CHECK ("voucher_batches"."count" > 0 and "voucher_batches"."pay_amount" > 0 and "voucher_batches"."coin" > 0 and "voucher_batches"."worth" > 0),
	CONSTRAINT "voucher_batches_issued" CHECK (("voucher_batches"."issued_by" is null or "voucher_batches"."issued_at" is not null) and not ("voucher_batches"."needs_approval" and "voucher_batches"."issued_at" is not null and "voucher_batches"."issued_by" is not distinct from "voucher_batches"."created_by"))
);
--> statement-breakpoint
CREATE TABLE "voucher_codes" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"mac" "bytea" NOT NULL,
	"batch_uuid" uuid NOT NULL,
	"state" text DEFAULT 'minted' NOT NULL,
	"order_no" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_codes_mac_unique" UNIQUE("mac"),
	CONSTRAINT "voucher_codes_order_unique" UNIQUE("order_no"),
	CONSTRAINT "voucher_codes_state" CHECK ("voucher_codes"."state" in ('minted', 'issued', 'redeemed', 'void')),
	CONSTRAINT "voucher_codes_redeemed" CHECK (("voucher_codes"."state" = 'redeemed') = ("voucher_codes"."order_no" is not null))
);
--> statement-breakpoint
CREATE TABLE "voucher_sales" (
	"shop_order_id" text NOT NULL,
	"provider_key" text NOT NULL,
	"code_uuid" uuid NOT NULL,
	"pay_amount" bigint NOT NULL,
	"imported_by" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_sales_provider_key_shop_order_id_pk" PRIMARY KEY("provider_key","shop_order_id"),
	CONSTRAINT "voucher_sales_code_unique" UNIQUE("code_uuid")
);
--> statement-breakpoint
ALTER TABLE "payment_providers" ADD COLUMN "switches" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_batches" ADD CONSTRAINT "voucher_batches_plan_id_recharge_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."recharge_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD CONSTRAINT "voucher_codes_batch_uuid_voucher_batches_uuid_fk" FOREIGN KEY ("batch_uuid") REFERENCES "public"."voucher_batches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD CONSTRAINT "voucher_codes_order_no_payments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_sales" ADD CONSTRAINT "voucher_sales_code_uuid_voucher_codes_uuid_fk" FOREIGN KEY ("code_uuid") REFERENCES "public"."voucher_codes"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_batches_created" ON "voucher_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "voucher_batches_issuer" ON "voucher_batches" USING btree ("issued_by","issued_at");--> statement-breakpoint
CREATE INDEX "voucher_codes_batch" ON "voucher_codes" USING btree ("batch_uuid","state");