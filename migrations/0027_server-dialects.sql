CREATE TABLE "server_dialects" (
	"server" text PRIMARY KEY NOT NULL,
	"refused" text[] NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
