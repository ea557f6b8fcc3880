CREATE TABLE "payment_confirmations" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"channel" text NOT NULL,
	"external_ref" text NOT NULL,
	"currency_id" text NOT NULL,
	"pay_amount" bigint NOT NULL,
	"why" text NOT NULL,
	"confirmed_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_confirmations_amount" CHECK ("payment_confirmations"."pay_amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_ref" text;--> statement-breakpoint
ALTER TABLE "payment_confirmations" ADD CONSTRAINT "payment_confirmations_order_no_payments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_confirmations_order" ON "payment_confirmations" USING btree ("order_no");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider_ref" UNIQUE("provider_key","provider_ref");