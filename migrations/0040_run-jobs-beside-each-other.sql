DROP INDEX "jobs_one_running_per_user";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "kind" text DEFAULT 'list' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "slot" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "token_id" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_token_id_api_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_tokens"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_running_per_slot" ON "jobs" USING btree ("user_id","slot") WHERE "jobs"."status" in ('waiting', 'processing', 'paused');--> statement-breakpoint
CREATE INDEX "jobs_token_id_index" ON "jobs" USING btree ("token_id") WHERE "jobs"."token_id" is not null;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_slot" CHECK ("jobs"."slot" between 0 and 5);