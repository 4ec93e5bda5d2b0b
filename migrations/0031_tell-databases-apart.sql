CREATE TABLE "database_identity" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "database_identity_only" CHECK ("database_identity"."is_only")
);
--> statement-breakpoint
INSERT INTO "database_identity" DEFAULT VALUES;