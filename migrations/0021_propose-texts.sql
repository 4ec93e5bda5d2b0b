ALTER TABLE "job_images" ADD COLUMN "generated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "proposal" jsonb;--> statement-breakpoint
UPDATE "job_images" "image" SET "generated_at" = "image"."regenerated_at" FROM "image_revisions" "revision"
WHERE "revision"."cause" = 'regenerated' AND "revision"."job_id" = "image"."job_id" AND "revision"."position" = "image"."position";
