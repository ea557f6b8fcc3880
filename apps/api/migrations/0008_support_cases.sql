CREATE TABLE "support_cases" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"platform_key" text NOT NULL,
	"topic" text NOT NULL,
	"state" text NOT NULL,
	"user_uuid" uuid,
	"email" text,
	"locale" text NOT NULL,
	"reference_kind" text,
	"reference_id" text,
	"assignee_uuid" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "support_cases_number_unique" UNIQUE("number"),
	CONSTRAINT "support_cases_state" CHECK ("support_cases"."state" in ('open', 'waiting_player', 'waiting_staff', 'closed')),
	CONSTRAINT "support_cases_closed" CHECK (("support_cases"."state" = 'closed') = ("support_cases"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"case_uuid" uuid NOT NULL,
	"actor_uuid" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_case_uuid_support_cases_uuid_fk" FOREIGN KEY ("case_uuid") REFERENCES "public"."support_cases"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_cases_by_user" ON "support_cases" USING btree ("user_uuid","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "support_cases_by_email" ON "support_cases" USING btree ("email");--> statement-breakpoint
CREATE INDEX "support_cases_waiting" ON "support_cases" USING btree ("created_at") WHERE "support_cases"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "support_cases_to_forget" ON "support_cases" USING btree ("closed_at") WHERE "support_cases"."forgotten_at" is null;--> statement-breakpoint
CREATE INDEX "support_messages_by_case" ON "support_messages" USING btree ("case_uuid","created_at");