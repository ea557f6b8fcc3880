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
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider_ref" UNIQUE("provider_key","provider_ref");--> statement-breakpoint
-- What staff stated stays as it was stated.
create trigger payment_confirmations_stay before update or delete or truncate on payment_confirmations
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
-- As before, and the confirmations.
create or replace function service_limits() returns table (table_name text, changeable text[]) language sql immutable
set search_path = pg_catalog, pg_temp as $$
  values
    ('ledger_transfers', '{}'::text[]),
    ('ledger_entries', '{}'),
    ('ledger_lot_uses', '{}'),
    ('ledger_links', '{}'),
    ('ledger_accounts', '{balance}'),
    ('ledger_lots', '{remaining}'),
    ('orders', '{receipt_at}'),
    ('order_lines', '{}'),
    ('payments', null),
    ('payment_credits', '{}'),
    ('payment_changes', '{}'),
    ('payment_cases', '{first_by,first_decision,decision_uuid,decision,decided_by,decided_at,why,credited_order_no}'),
    ('payment_confirmations', '{}'),
    ('redemptions', null),
    ('redemption_batches', '{stopped_at,approved_by,approved_at}'),
    ('redemption_codes', '{redemption_uuid}'),
    ('audit_events', '{}'),
    ('article_versions', '{}'),
    ('configuration_versions', '{}'),
    ('store_submit_events', '{}')
$$;
