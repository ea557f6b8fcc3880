-- A pay ticket is opened at the pay site, confirmed by the site session that asked for it, and exchanged by the browser
-- that opened it: one step after the other, each once.
ALTER TABLE "pay_tickets" ADD COLUMN "link" jsonb;--> statement-breakpoint
ALTER TABLE "pay_tickets" ADD COLUMN "challenge" bytea;--> statement-breakpoint
ALTER TABLE "pay_tickets" ADD COLUMN "proof_hash" bytea;--> statement-breakpoint
ALTER TABLE "pay_tickets" ADD COLUMN "exchanged_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_tickets_challenge" ON "pay_tickets" USING btree ("challenge");--> statement-breakpoint
CREATE TABLE "payment_cases" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_no" text NOT NULL,
	"payment_order_no" text,
	"provider" text NOT NULL,
	"merchant_account" text NOT NULL,
	"provider_txn_id" text NOT NULL,
	"reason" text NOT NULL,
	"fact_kind" text NOT NULL,
	"currency_id" text NOT NULL,
	"pay_amount" bigint NOT NULL,
	"fact" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"first_by" uuid,
	"first_decision" jsonb,
	"decision_uuid" uuid,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"why" text,
	"credited_order_no" text,
	CONSTRAINT "payment_cases_fact" UNIQUE("order_no","provider","merchant_account","provider_txn_id","reason","fact_kind","currency_id","pay_amount"),
	CONSTRAINT "payment_cases_decision_uuid_unique" UNIQUE("decision_uuid"),
	CONSTRAINT "payment_cases_decided" CHECK (num_nulls("decision", "decision_uuid", "decided_by", "decided_at", "why") in (0, 5))
);
--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_payment_order_no_payments_order_no_fk" FOREIGN KEY ("payment_order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_credited_order_no_payments_order_no_fk" FOREIGN KEY ("credited_order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_cases_open" ON "payment_cases" USING btree ("opened_at") WHERE "payment_cases"."decision" is null;--> statement-breakpoint
CREATE INDEX "payment_cases_payment" ON "payment_cases" USING btree ("payment_order_no");--> statement-breakpoint
-- What was waiting for a person before there were cases.
INSERT INTO "payment_cases" ("order_no", "payment_order_no", "provider", "merchant_account", "provider_txn_id", "reason", "fact_kind", "currency_id", "pay_amount", "fact", "opened_at")
SELECT p.order_no, p.order_no, c.fact->>'provider', c.fact->>'merchantAccount', c.fact->>'providerTxnId', substring(c.reason from 9), c.fact->>'kind',
  c.fact->'amount'->>'currency', (c.fact->'amount'->>'minor')::bigint, c.fact, c.created_at
FROM payment_changes c JOIN payments p USING (order_no)
WHERE c.reason LIKE 'review: %' AND p.review_reason IS NOT NULL
ORDER BY c.id
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Genuine messages about money for orders nobody knew were acknowledged and forgotten; Sugoi's are the only ones so far.
INSERT INTO "payment_cases" ("order_no", "provider", "merchant_account", "provider_txn_id", "reason", "fact_kind", "currency_id", "pay_amount", "fact", "opened_at")
SELECT order_no, provider, merchant, txn, 'unknown-order', 'succeeded', currency, amount::bigint,
  jsonb_build_object('provider', provider, 'merchantAccount', merchant, 'orderNo', order_no, 'providerTxnId', txn, 'kind', 'succeeded',
    'amount', jsonb_build_object('currency', currency, 'minor', amount::bigint),
    'evidence', jsonb_build_object('source', 'push', 'rawRef', dedupe_key)), received_at
FROM (
  SELECT e.provider, e.dedupe_key, e.received_at, substring(told_as from '(?:^|&)order_no=([^&]*)') AS order_no,
    substring(told_as from '(?:^|&)merchant_id=([^&]*)') AS merchant, substring(told_as from '(?:^|&)txn_id=([^&]*)') AS txn,
    substring(told_as from '(?:^|&)currency=([A-Z]{3})(?:&|$)') AS currency, substring(told_as from '(?:^|&)amount=(\d{1,15})(?:&|$)') AS amount,
    substring(told_as from '(?:^|&)status=([^&]*)') AS status
  FROM provider_events e CROSS JOIN LATERAL (SELECT encode(e.body, 'escape') AS told_as) b
  WHERE e.verdict LIKE 'accepted%no-such-payment%' AND e.provider = 'sugoi'
) told
WHERE status = 'PAID' AND num_nulls(order_no, merchant, txn, currency, amount) = 0
ON CONFLICT DO NOTHING;
