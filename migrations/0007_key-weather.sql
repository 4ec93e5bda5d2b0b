CREATE TABLE "key_shares" (
	"key" text NOT NULL,
	"process" text NOT NULL,
	"under_way" integer NOT NULL,
	"wanted" integer NOT NULL,
	"taken" integer NOT NULL,
	"answered_at" double precision NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "key_shares_key_process_pk" PRIMARY KEY("key","process")
);
--> statement-breakpoint
CREATE TABLE "key_weather" (
	"key" text PRIMARY KEY NOT NULL,
	"weather" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
