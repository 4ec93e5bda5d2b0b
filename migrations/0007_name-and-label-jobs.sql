ALTER TABLE "jobs" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "job_images_approved_index" ON "job_images" USING btree ("job_id") WHERE "job_images"."approved_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_labels_index" ON "jobs" USING btree ("user_id") WHERE "jobs"."labels" <> '{}';--> statement-breakpoint
-- Workers index every image again, with its address, the newest jobs first.
UPDATE "jobs" SET "searchable_to" = 0 WHERE "finished_at" IS NOT NULL;
