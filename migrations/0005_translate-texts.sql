ALTER TABLE "job_images" ADD COLUMN "outdated" text[];--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "translates_from" text;