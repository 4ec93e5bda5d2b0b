-- Renamed where drizzle-kit makes tables anew: rows stay, nothing is checked again. In the order in which sign-ups use the tables, so that
-- none of them and this migration wait for each other.
ALTER TABLE "attempts" RENAME TO "attempt_counts";--> statement-breakpoint
ALTER INDEX "attempts_pkey" RENAME TO "attempt_counts_pkey";--> statement-breakpoint
ALTER INDEX "attempts_ends_at_index" RENAME TO "attempt_counts_ends_at_index";--> statement-breakpoint
ALTER TABLE "address_keys" RENAME TO "address_hash_keys";--> statement-breakpoint
ALTER INDEX "address_keys_pkey" RENAME TO "address_hash_keys_pkey";--> statement-breakpoint
ALTER SEQUENCE "address_keys_id_seq" RENAME TO "address_hash_keys_id_seq";--> statement-breakpoint
ALTER TABLE "credited_addresses" RENAME TO "starting_credit_grants";--> statement-breakpoint
ALTER INDEX "credited_addresses_pkey" RENAME TO "starting_credit_grants_pkey";--> statement-breakpoint
ALTER TABLE "told_admins" RENAME TO "admin_alerts";--> statement-breakpoint
ALTER INDEX "told_admins_pkey" RENAME TO "admin_alerts_pkey";--> statement-breakpoint
ALTER TABLE "oidc_answers" RENAME TO "used_oidc_states";--> statement-breakpoint
ALTER INDEX "oidc_answers_pkey" RENAME TO "used_oidc_states_pkey";--> statement-breakpoint
ALTER INDEX "oidc_answers_expires_at_index" RENAME TO "used_oidc_states_expires_at_index";--> statement-breakpoint
ALTER TABLE "key_shares" RENAME TO "key_usage";--> statement-breakpoint
ALTER TABLE "key_usage" RENAME CONSTRAINT "key_shares_key_process_pk" TO "key_usage_key_process_pk";--> statement-breakpoint
ALTER TABLE "acted_images" RENAME TO "image_action_changes";--> statement-breakpoint
ALTER TABLE "image_action_changes" RENAME CONSTRAINT "acted_images_action_id_position_pk" TO "image_action_changes_action_id_position_pk";--> statement-breakpoint
ALTER TABLE "image_action_changes" RENAME CONSTRAINT "acted_images_action_id_image_actions_id_fk" TO "image_action_changes_action_id_image_actions_id_fk";--> statement-breakpoint
ALTER TABLE "unpaid_calls" RENAME TO "unpaid_call_counts";--> statement-breakpoint
ALTER TABLE "unpaid_call_counts" RENAME CONSTRAINT "unpaid_calls_user_id_hour_pk" TO "unpaid_call_counts_user_id_hour_pk";--> statement-breakpoint
ALTER TABLE "unpaid_call_counts" RENAME CONSTRAINT "unpaid_calls_user_id_users_id_fk" TO "unpaid_call_counts_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "unpaid_calls_hour_index" RENAME TO "unpaid_call_counts_hour_index";--> statement-breakpoint
-- For processes of the version before that are still working; a later version drops them.
CREATE VIEW "attempts" AS SELECT * FROM "attempt_counts";--> statement-breakpoint
CREATE VIEW "address_keys" AS SELECT * FROM "address_hash_keys";--> statement-breakpoint
CREATE VIEW "credited_addresses" AS SELECT * FROM "starting_credit_grants";--> statement-breakpoint
CREATE VIEW "told_admins" AS SELECT * FROM "admin_alerts";--> statement-breakpoint
CREATE VIEW "oidc_answers" AS SELECT * FROM "used_oidc_states";--> statement-breakpoint
CREATE VIEW "key_shares" AS SELECT * FROM "key_usage";--> statement-breakpoint
CREATE VIEW "acted_images" AS SELECT * FROM "image_action_changes";--> statement-breakpoint
CREATE VIEW "unpaid_calls" AS SELECT * FROM "unpaid_call_counts";
