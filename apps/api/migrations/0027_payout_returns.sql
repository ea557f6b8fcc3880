CREATE TABLE "payout_returns" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request_uuid" uuid NOT NULL,
	"bank_reference" text NOT NULL,
	"why" text NOT NULL,
	"stated_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_returns_once" UNIQUE("request_uuid","stated_by","bank_reference"),
	CONSTRAINT "payout_returns_reference" CHECK ("payout_returns"."bank_reference" <> '')
);
--> statement-breakpoint
ALTER TABLE "payout_returns" ADD CONSTRAINT "payout_returns_request_uuid_payout_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."payout_requests"("uuid") ON DELETE no action ON UPDATE no action;