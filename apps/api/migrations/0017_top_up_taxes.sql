ALTER TABLE "payment_refunds" DROP CONSTRAINT "payment_refunds_amounts";--> statement-breakpoint
ALTER TABLE "tax_rules" DROP CONSTRAINT "tax_rules_mode";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tax_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tax_rate_bp" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "net_amount" bigint GENERATED ALWAYS AS (pay_amount - tax_amount) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_amounts" CHECK ("payment_refunds"."stated" > 0 and "payment_refunds"."minor" >= 0 and "payment_refunds"."tax" >= 0 and "payment_refunds"."coin" >= 0 and "payment_refunds"."silver" >= 0 and "payment_refunds"."coin_taken" between 0 and "payment_refunds"."coin" and "payment_refunds"."silver_taken" between 0 and "payment_refunds"."silver" and ("payment_refunds"."minor" > 0) = ("payment_refunds"."transfer_id" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tax" CHECK ("payments"."tax_amount" >= 0 and "payments"."tax_amount" < "payments"."pay_amount" and ("payments"."tax_rate_bp" between 1 and 10000 or ("payments"."tax_rate_bp" is null and "payments"."tax_amount" = 0)));--> statement-breakpoint
ALTER TABLE "tax_rules" ADD CONSTRAINT "tax_rules_mode" CHECK ("tax_rules"."mode" in ('inclusive', 'exclusive'));