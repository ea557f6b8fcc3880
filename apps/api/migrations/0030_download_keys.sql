CREATE TABLE "download_keys" (
	"user_uuid" uuid PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
