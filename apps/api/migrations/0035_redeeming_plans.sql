-- As with purchases: plans made while the tables of a young shop are nearly empty must not go on scanning them.
alter function redeem_code(jsonb) set enable_seqscan = off;
--> statement-breakpoint
alter function add_cart_store(uuid, int, text, text, timestamptz, int) set enable_seqscan = off;
--> statement-breakpoint
alter function ledger_expire_lots(bigint, timestamptz) set enable_seqscan = off;
--> statement-breakpoint
alter function release_earnings(uuid, timestamptz, timestamptz) set enable_seqscan = off;
