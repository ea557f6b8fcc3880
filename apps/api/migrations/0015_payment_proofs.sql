CREATE TABLE "payment_proofs" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_no" text NOT NULL,
	"user_uuid" uuid NOT NULL,
	"picture" "bytea" NOT NULL,
	"digest" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_proofs_once" UNIQUE("order_no","digest")
);
--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_order_no_payments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_proofs_user" ON "payment_proofs" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "payment_proofs_age" ON "payment_proofs" USING btree ("created_at");