CREATE TABLE "key_health" (
	"key" text PRIMARY KEY NOT NULL,
	"health" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
