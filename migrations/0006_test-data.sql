ALTER TABLE "jobs" DROP CONSTRAINT "jobs_slot";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_slot" CHECK ("jobs"."slot" between 0 and 10);