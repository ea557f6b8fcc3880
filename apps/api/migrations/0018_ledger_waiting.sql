CREATE TABLE "ledger_waiting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_waiting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payments_link" ON "payments" USING btree ((md5("order_no")::uuid));--> statement-breakpoint
INSERT INTO "ledger_waiting" ("kind", "subject") SELECT kind, subject FROM (
	select 'transfer', id from ledger_transfers
	union all select 'payment', md5(order_no)::uuid from payments
	union all select 'payment_change', lpad(to_hex(id), 32, '0')::uuid from payment_changes
	union all select 'payment_case', uuid from payment_cases
	union all select 'case_decision', uuid from payment_cases where decision is not null
	union all select 'payment_confirmation', uuid from payment_confirmations
	union all select 'redemption', uuid from redemptions
	union all select 'batch', uuid from redemption_batches
	union all select 'approval', uuid from redemption_batches where approved_at is not null
	union all select 'stop', uuid from redemption_batches where stopped_at is not null
	union all select 'coupon', uuid from coupons
	union all select 'user_coupon', uuid from user_coupons
	union all select 'plan', id from recharge_plans
	union all select 'payout_request', uuid from payout_requests
	union all select 'payout_step', lpad(to_hex(id), 32, '0')::uuid from payout_steps
	union all select 'payout_batch', uuid from payout_batches
	union all select 'payout_approval', uuid from payout_batches where approved_at is not null
	union all select 'grant', uuid from grants
	union all select 'grant_decision', grant_uuid from grant_decisions
	union all select 'grant_delivery', uuid from grant_deliveries
	union all select 'grant_reversal', uuid from grant_reversals
) record(kind, subject) WHERE NOT EXISTS (SELECT FROM "ledger_links" l WHERE l.kind = record.kind AND l.subject = record.subject);
