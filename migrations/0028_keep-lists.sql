ALTER TABLE "job_images" ADD COLUMN "list_row" integer;--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "list_place" smallint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "list_file" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "list_bytes" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "list_choice" jsonb;