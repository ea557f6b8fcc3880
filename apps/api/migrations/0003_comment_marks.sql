CREATE TABLE "store_comment_helpfuls" (
	"comment_uuid" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_comment_helpfuls_comment_uuid_user_uuid_pk" PRIMARY KEY("comment_uuid","user_uuid")
);
--> statement-breakpoint
CREATE TABLE "store_comment_reports" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"comment_uuid" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	CONSTRAINT "store_comment_reports_once" UNIQUE("comment_uuid","user_uuid")
);
--> statement-breakpoint
ALTER TABLE "store_comment_helpfuls" ADD CONSTRAINT "store_comment_helpfuls_comment_uuid_store_comments_uuid_fk" FOREIGN KEY ("comment_uuid") REFERENCES "public"."store_comments"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_comment_reports" ADD CONSTRAINT "store_comment_reports_comment_uuid_store_comments_uuid_fk" FOREIGN KEY ("comment_uuid") REFERENCES "public"."store_comments"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_comment_helpfuls_by_user" ON "store_comment_helpfuls" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "store_comment_reports_by_user" ON "store_comment_reports" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "store_comment_reports_open" ON "store_comment_reports" USING btree ("created_at","uuid") WHERE "store_comment_reports"."kept_at" is null;