ALTER TABLE "job_images" ADD COLUMN "regenerates" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "regenerates" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "instruction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_regenerates_jobs_id_fk" FOREIGN KEY ("regenerates") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_regenerates_index" ON "jobs" USING btree ("regenerates") WHERE "jobs"."regenerates" is not null;