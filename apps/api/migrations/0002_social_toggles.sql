ALTER TABLE "profiles" ADD COLUMN "show_google" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "show_facebook" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "show_twitter" boolean DEFAULT true NOT NULL;