ALTER TABLE "settlement_lines" ADD COLUMN "refund_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD COLUMN "back_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_lines" DROP CONSTRAINT "settlement_lines_statement";
--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_statement" PRIMARY KEY("provider_key","merchant_account","provider_txn_id","kind","order_no","currency_id","pay_amount","refund_id","back_amount");