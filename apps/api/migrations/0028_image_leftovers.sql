CREATE TABLE "image_leftovers" (
	"hash" text PRIMARY KEY NOT NULL
);
