ALTER TABLE "jobs" ADD COLUMN "text_wishes" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "uses_file_notes" boolean DEFAULT true NOT NULL;