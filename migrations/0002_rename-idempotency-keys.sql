-- Renamed where drizzle-kit makes indexes and constraints anew: the keys that are alive stay, and nothing is checked again.
ALTER TABLE "api_repeats" RENAME TO "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "api_repeats_user_id_key_hash_pk" TO "idempotency_keys_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "api_repeats_user_id_users_id_fk" TO "idempotency_keys_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "api_repeats_answered" TO "idempotency_keys_answered";--> statement-breakpoint
ALTER INDEX "api_repeats_created_at_index" RENAME TO "idempotency_keys_created_at_index";--> statement-breakpoint
ALTER TABLE "api_repeat_bodies" RENAME TO "idempotency_bodies";--> statement-breakpoint
ALTER TABLE "idempotency_bodies" RENAME CONSTRAINT "api_repeat_bodies_pk" TO "idempotency_bodies_pk";--> statement-breakpoint
ALTER TABLE "idempotency_bodies" RENAME CONSTRAINT "api_repeat_bodies_job_id_jobs_id_fk" TO "idempotency_bodies_job_id_jobs_id_fk";--> statement-breakpoint
ALTER TABLE "idempotency_bodies" RENAME CONSTRAINT "api_repeat_bodies_repeat_fk" TO "idempotency_bodies_key_fk";--> statement-breakpoint
ALTER INDEX "api_repeat_bodies_job_id_index" RENAME TO "idempotency_bodies_job_id_index";--> statement-breakpoint
-- For processes of the version before that are still working; a later version drops them.
CREATE VIEW "api_repeats" AS SELECT * FROM "idempotency_keys";--> statement-breakpoint
CREATE VIEW "api_repeat_bodies" AS SELECT * FROM "idempotency_bodies";
