ALTER TABLE "jobs" ADD COLUMN "webhook_id" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "webhook_url" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "headers_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "headers_secret_id" text;--> statement-breakpoint
ALTER TABLE "single_images" ADD COLUMN "webhook_id" integer;--> statement-breakpoint
ALTER TABLE "single_images" ADD COLUMN "webhook_url" text;--> statement-breakpoint
ALTER TABLE "single_images" ADD COLUMN "headers_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "single_images" ADD COLUMN "headers_secret_id" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "url" text;