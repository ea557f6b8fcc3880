CREATE TABLE "role_change_decisions" (
	"change_uuid" uuid PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"why" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "role_change_decisions_kinds" CHECK ("role_change_decisions"."decision" in ('confirmed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "role_changes" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"role" text NOT NULL,
	"change" text NOT NULL,
	"reason" text NOT NULL,
	"needs_confirmation" boolean NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "role_changes_roles" CHECK ("role_changes"."role" in ('creator', 'support', 'reviewer', 'finance', 'root')),
	CONSTRAINT "role_changes_kinds" CHECK ("role_changes"."change" in ('give', 'take'))
);
--> statement-breakpoint
ALTER TABLE "role_change_decisions" ADD CONSTRAINT "role_change_decisions_change_uuid_role_changes_uuid_fk" FOREIGN KEY ("change_uuid") REFERENCES "public"."role_changes"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "role_changes_created" ON "role_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "role_changes_user" ON "role_changes" USING btree ("user_uuid","created_at");--> statement-breakpoint
CREATE INDEX "user_roles_idx" ON "user" USING btree ("created_at") WHERE roles <> '{player}';