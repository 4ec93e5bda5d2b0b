ALTER TABLE "jobs" ADD COLUMN "has_repeats" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of jobs under way it is not known any more: looking once too often does no harm.
UPDATE "jobs" SET "has_repeats" = true WHERE "finished_at" IS NULL;
