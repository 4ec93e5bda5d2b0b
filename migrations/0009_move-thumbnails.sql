ALTER TABLE "job_thumbnails" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "job_thumbnails" ADD COLUMN "file_bytes" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "thumbnails_moved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "job_thumbnails_file_index" ON "job_thumbnails" USING btree ("file") WHERE "job_thumbnails"."file" is not null;--> statement-breakpoint
CREATE INDEX "jobs_thumbnails_moved_index" ON "jobs" USING btree ("id") WHERE not "jobs"."thumbnails_moved" and "jobs"."finished_at" is not null;