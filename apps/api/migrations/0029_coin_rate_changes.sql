CREATE TABLE "coin_rate_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_rate_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"currency_id" text NOT NULL,
	"minor_per_100_coins" integer
);
--> statement-breakpoint
-- Since when these rates have held is not known. Noted for the next seal, which the triggers do from now on.
INSERT INTO "coin_rate_changes" ("at", "currency_id", "minor_per_100_coins")
	SELECT 'epoch', "currency_id", "minor_per_100_coins" FROM "coin_rates" ORDER BY "currency_id";--> statement-breakpoint
INSERT INTO "ledger_waiting" ("kind", "subject")
	SELECT 'coin_rate', lpad(to_hex("id"), 32, '0')::uuid FROM "coin_rate_changes";
