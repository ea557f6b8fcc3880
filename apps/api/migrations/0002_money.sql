CREATE TABLE "coupons" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"applicable_scope" text NOT NULL,
	"store_ids" integer[] DEFAULT '{}' NOT NULL,
	"discount_rate" smallint NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_scope" CHECK ("coupons"."applicable_scope" in ('any', 'store')),
	CONSTRAINT "coupons_rate" CHECK ("coupons"."discount_rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_uuid" uuid NOT NULL,
	"coupon_uuid" uuid NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"order_uuid" uuid,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_coupons_used" CHECK (("user_coupons"."state" = 1) = ("user_coupons"."order_uuid" is not null))
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"user_uuid" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"order_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entitlements_user_uuid_store_id_pk" PRIMARY KEY("user_uuid","store_id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_uuid" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"list" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"percent" smallint NOT NULL,
	"sale" bigint NOT NULL,
	"coupon_discount" bigint NOT NULL,
	"final" bigint NOT NULL,
	"coupons" jsonb NOT NULL,
	"creator_uuid" uuid,
	"creator_rate_bp" integer NOT NULL,
	"creator_share" bigint NOT NULL,
	CONSTRAINT "order_lines_order_uuid_store_id_pk" PRIMARY KEY("order_uuid","store_id"),
	CONSTRAINT "order_lines_steps" CHECK ("order_lines"."list" - "order_lines"."discount" = "order_lines"."sale" and "order_lines"."sale" - "order_lines"."coupon_discount" = "order_lines"."final" and "order_lines"."final" >= 0 and "order_lines"."discount" >= 0 and "order_lines"."coupon_discount" >= 0),
	CONSTRAINT "order_lines_share" CHECK ("order_lines"."creator_share" between 0 and "order_lines"."final")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"state" smallint NOT NULL,
	"kind" text NOT NULL,
	"total" bigint NOT NULL,
	"silver" bigint NOT NULL,
	"coin" bigint NOT NULL,
	"country" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_split" CHECK ("orders"."silver" >= 0 and "orders"."coin" >= 0 and "orders"."silver" + "orders"."coin" = "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "pay_tickets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"sid" text NOT NULL,
	"platform_key" text NOT NULL,
	"audience" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"reason" text NOT NULL,
	"fact" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_credits" (
	"order_no" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_txn_id" text NOT NULL,
	"transfer_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_credits_transferId_unique" UNIQUE("transfer_id"),
	CONSTRAINT "payment_credits_provider_txn" UNIQUE("provider","provider_txn_id")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"method" text NOT NULL,
	"web" boolean DEFAULT true NOT NULL,
	"wap" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_methods_method_unique" UNIQUE("method")
);
--> statement-breakpoint
CREATE TABLE "payment_provider_methods" (
	"provider_id" uuid NOT NULL,
	"method" text NOT NULL,
	"support_currency" text[] NOT NULL,
	CONSTRAINT "payment_provider_methods_provider_id_method_pk" PRIMARY KEY("provider_id","method")
);
--> statement-breakpoint
CREATE TABLE "payment_providers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider_key" text NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "payment_providers_providerKey_unique" UNIQUE("provider_key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"order_no" text PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"sid" text NOT NULL,
	"platform_key" text NOT NULL,
	"state" text NOT NULL,
	"provider_key" text NOT NULL,
	"merchant_account" text NOT NULL,
	"method" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"currency_id" text NOT NULL,
	"pay_amount" bigint NOT NULL,
	"coin" bigint NOT NULL,
	"silver" bigint NOT NULL,
	"return_url" text,
	"data_creation_source" text,
	"locale" text NOT NULL,
	"review_reason" text,
	"handed_over_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"queries" integer DEFAULT 0 NOT NULL,
	"next_query_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_amounts" CHECK ("payments"."pay_amount" > 0 and "payments"."coin" > 0 and "payments"."silver" >= 0)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"headers" jsonb NOT NULL,
	"body" "bytea" NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"verdict" text DEFAULT 'received' NOT NULL,
	CONSTRAINT "provider_events_dedupe" UNIQUE("provider","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "recharge_plans" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"index" integer NOT NULL,
	"amount" bigint NOT NULL,
	"coin" bigint NOT NULL,
	"silver" bigint NOT NULL,
	"currency_id" text NOT NULL,
	"pay_amount" bigint NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	CONSTRAINT "recharge_plans_place" UNIQUE("currency_id","index"),
	CONSTRAINT "recharge_plans_amounts" CHECK ("recharge_plans"."amount" > 0 and "recharge_plans"."coin" > 0 and "recharge_plans"."silver" >= 0 and "recharge_plans"."pay_amount" > 0),
	CONSTRAINT "recharge_plans_whole_units" CHECK ("recharge_plans"."currency_id" not in ('TWD', 'JPY') or "recharge_plans"."pay_amount" % 100 = 0)
);
--> statement-breakpoint
CREATE TABLE "creator_contracts" (
	"creator_uuid" uuid PRIMARY KEY NOT NULL,
	"rate_bp" integer NOT NULL,
	CONSTRAINT "creator_contracts_rate" CHECK ("creator_contracts"."rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_kind" text NOT NULL,
	"owner_uuid" uuid,
	"name" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint,
	CONSTRAINT "ledger_accounts_owner" UNIQUE NULLS NOT DISTINCT("owner_kind","owner_uuid","name","currency"),
	CONSTRAINT "ledger_accounts_owner_kind" CHECK ("ledger_accounts"."owner_kind" in ('player', 'platform', 'creator', 'psp')),
	CONSTRAINT "ledger_accounts_balance_of_players" CHECK (("ledger_accounts"."balance" is not null) = ("ledger_accounts"."owner_kind" = 'player')),
	CONSTRAINT "ledger_accounts_not_negative" CHECK ("ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" uuid NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_not_zero" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_links" (
	"account_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "ledger_links_account_id_position_pk" PRIMARY KEY("account_id","position"),
	CONSTRAINT "ledger_links_entryId_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_lot_uses" (
	"transfer_id" uuid NOT NULL,
	"lot_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_lot_uses_transfer_id_lot_id_pk" PRIMARY KEY("transfer_id","lot_id"),
	CONSTRAINT "ledger_lot_uses_amount" CHECK ("ledger_lot_uses"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_lots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"transfer_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"granted" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"paid_minor" bigint,
	"paid_currency" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_lots_remaining" CHECK ("ledger_lots"."remaining" between 0 and "ledger_lots"."granted"),
	CONSTRAINT "ledger_lots_granted" CHECK ("ledger_lots"."granted" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_coupon_uuid_coupons_uuid_fk" FOREIGN KEY ("coupon_uuid") REFERENCES "public"."coupons"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_uuid_orders_uuid_fk" FOREIGN KEY ("order_uuid") REFERENCES "public"."orders"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_changes" ADD CONSTRAINT "payment_changes_order_no_payments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_credits" ADD CONSTRAINT "payment_credits_order_no_payments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_provider_methods" ADD CONSTRAINT "payment_provider_methods_provider_id_payment_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."payment_providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_provider_methods" ADD CONSTRAINT "payment_provider_methods_method_payment_methods_method_fk" FOREIGN KEY ("method") REFERENCES "public"."payment_methods"("method") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_id_recharge_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."recharge_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lot_uses" ADD CONSTRAINT "ledger_lot_uses_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lots" ADD CONSTRAINT "ledger_lots_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lots" ADD CONSTRAINT "ledger_lots_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_coupons_user" ON "user_coupons" USING btree ("user_uuid","state");--> statement-breakpoint
CREATE INDEX "entitlements_store" ON "entitlements" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "order_lines_store" ON "order_lines" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_uuid","created_at");--> statement-breakpoint
CREATE INDEX "pay_tickets_expiry" ON "pay_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_changes_order" ON "payment_changes" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_uuid","created_at");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_query_at") WHERE "payments"."next_query_at" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transfer" ON "ledger_entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_lot_uses_lot" ON "ledger_lot_uses" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "ledger_lots_open" ON "ledger_lots" USING btree ("account_id") WHERE "ledger_lots"."remaining" > 0;