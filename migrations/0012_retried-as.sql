ALTER TABLE "jobs" ADD COLUMN "retried_as" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_retried_as_jobs_id_fk" FOREIGN KEY ("retried_as") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_retried_as_index" ON "jobs" USING btree ("retried_as") WHERE "jobs"."retried_as" is not null;