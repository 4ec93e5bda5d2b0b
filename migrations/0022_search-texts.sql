CREATE TABLE "image_search" (
	"job_id" integer NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "image_search_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "searchable_to" integer DEFAULT 0;--> statement-breakpoint
ALTER TABLE "image_search" ADD CONSTRAINT "image_search_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_searchable_to_index" ON "jobs" USING btree ("id") WHERE "jobs"."searchable_to" is not null;--> statement-breakpoint
-- A trusted extension since PostgreSQL 13: whoever may create in the database may have it. Without it a search reads all
-- texts of its job, which is slower and finds the same.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS "pg_trgm";
	CREATE INDEX "image_search_text_index" ON "image_search" USING gin ("text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
	RAISE NOTICE 'searches in texts have no index: %', SQLERRM;
END $$;
