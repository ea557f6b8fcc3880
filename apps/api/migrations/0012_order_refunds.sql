CREATE TABLE "order_refunds" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"order_uuid" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"user_uuid" uuid NOT NULL,
	"silver" bigint NOT NULL,
	"coin" bigint NOT NULL,
	"coupons" uuid[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_refunds_once" UNIQUE("order_uuid","store_id"),
	CONSTRAINT "order_refunds_amounts" CHECK ("order_refunds"."silver" >= 0 and "order_refunds"."coin" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_lot_uses" DROP CONSTRAINT "ledger_lot_uses_amount";--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_line" FOREIGN KEY ("order_uuid","store_id") REFERENCES "public"."order_lines"("order_uuid","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refunds_user" ON "order_refunds" USING btree ("user_uuid","created_at");--> statement-breakpoint
ALTER TABLE "ledger_lot_uses" ADD CONSTRAINT "ledger_lot_uses_amount" CHECK ("ledger_lot_uses"."amount" <> 0);