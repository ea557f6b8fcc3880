CREATE TABLE "price_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"store_id" integer,
	"country" text,
	"amount" integer,
	"ends_at" timestamp with time zone,
	CONSTRAINT "price_events_shape" CHECK (case "price_events"."kind"
        when 'price' then "price_events"."store_id" is not null and "price_events"."country" is not null and "price_events"."ends_at" is null
        when 'sale' then "price_events"."store_id" is not null and "price_events"."country" is null and "price_events"."amount" is not null
        when 'ratio' then "price_events"."store_id" is null and "price_events"."country" is not null and "price_events"."ends_at" is null
        else false end)
);
--> statement-breakpoint
CREATE INDEX "price_events_by_store" ON "price_events" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "price_events_of_ratios" ON "price_events" USING btree ("id") WHERE "price_events"."store_id" is null;--> statement-breakpoint
-- What is known of the prices before: publishing a game is what changes them, and sets its `updated_at`.
INSERT INTO "price_events" ("at", "kind", "store_id", "country", "amount")
	SELECT least(s."updated_at", now()), 'price', p."store_id", p."country", p."price"
	FROM "store_prices" p JOIN "stores" s ON s."id" = p."store_id" ORDER BY p."store_id", p."country";--> statement-breakpoint
-- When a running sale began is not known. Those that are over left no trace in today's prices.
INSERT INTO "price_events" ("at", "kind", "store_id", "amount", "ends_at")
	SELECT now(), 'sale', "store_id", "percentage_discount", "ended_at"
	FROM "store_activities" WHERE "state" = 2 AND "percentage_discount" > 0 AND ("ended_at" IS NULL OR "ended_at" > now())
	ORDER BY "store_id";--> statement-breakpoint
-- Whatever was sold before, was sold at these ratios.
INSERT INTO "price_events" ("at", "kind", "country", "amount")
	SELECT 'epoch', 'ratio', "country", "ratio_bp" FROM "country_ratios" ORDER BY "country";
