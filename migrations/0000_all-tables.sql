CREATE TABLE "account_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "address_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sealed" "bytea" NOT NULL,
	"secret_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credited_addresses" (
	"address_hash" "bytea" PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" "bytea",
	"invited_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"browser" text DEFAULT '' NOT NULL,
	"system" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"awaits" text,
	"starts_fresh" boolean DEFAULT true NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "told_admins" (
	"topic" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'de' NOT NULL,
	"has_factor" boolean DEFAULT false NOT NULL,
	"mails_on_job_end" boolean DEFAULT true NOT NULL,
	"total_processed_images" integer DEFAULT 0 NOT NULL,
	"total_cost_cents" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"suspended_at" timestamp with time zone,
	"suspension_reason" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "address_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"asks_old" boolean NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"new_confirmed_at" timestamp with time zone,
	"old_agreed_at" timestamp with time zone,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "address_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"change_id" integer NOT NULL,
	"side" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totp_factors" (
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"secret_id" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "totp_factors_user_id_state_pk" PRIMARY KEY("user_id","state")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_id" "bytea" NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"rp_id" text NOT NULL,
	"user_handle" "bytea" NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"challenge_hash" "bytea" PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_answers" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oidc_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"start" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"monthly_cap_cents" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"expiry_told_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "api_repeat_bodies" (
	"user_id" integer NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"job_id" integer NOT NULL,
	"position" integer,
	"body" jsonb NOT NULL,
	CONSTRAINT "api_repeat_bodies_pk" PRIMARY KEY("user_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "api_repeats" (
	"user_id" integer NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"call" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"run" uuid NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"reference" jsonb,
	"status" smallint,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_repeats_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash"),
	CONSTRAINT "api_repeats_answered" CHECK (("api_repeats"."status" is null) = ("api_repeats"."answer" is null))
);
--> statement-breakpoint
CREATE TABLE "global_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" "bytea",
	"secret_id" text,
	"last_four" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"refused_at" timestamp with time zone,
	"source" text NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "global_keys_sealed" CHECK (("global_keys"."sealed" is null) = ("global_keys"."secret_id" is null))
);
--> statement-breakpoint
CREATE TABLE "user_keys" (
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"sealed" "bytea",
	"secret_id" text,
	"last_four" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"refused_at" timestamp with time zone,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_keys_user_id_name_pk" PRIMARY KEY("user_id","name"),
	CONSTRAINT "user_keys_sealed" CHECK (("user_keys"."sealed" is null) = ("user_keys"."secret_id" is null))
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" integer,
	"token_id" integer,
	"subject_id" integer,
	"network" text,
	"details" jsonb NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"tally" text
);
--> statement-breakpoint
CREATE TABLE "adjustment_reasons" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"balance_cents" bigint DEFAULT 0 NOT NULL,
	"held_cents" bigint DEFAULT 0 NOT NULL,
	"starts_with_credit" boolean DEFAULT true NOT NULL,
	"own_limit_cents" bigint,
	"admin_limit_cents" bigint,
	"limit_told_month" text,
	"limit_told_percent" integer,
	"low_balance_cents" bigint DEFAULT 500 NOT NULL,
	"low_balance_told_at" timestamp with time zone,
	CONSTRAINT "credit_accounts_balance" CHECK ("credit_accounts"."balance_cents" >= 0),
	CONSTRAINT "credit_accounts_held" CHECK ("credit_accounts"."held_cents" >= 0),
	CONSTRAINT "credit_accounts_limits" CHECK ("credit_accounts"."own_limit_cents" >= 0 and "credit_accounts"."admin_limit_cents" >= 0 and "credit_accounts"."low_balance_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"job_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"user_id" integer NOT NULL,
	"cents" bigint NOT NULL,
	"token_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"charged_cents" bigint,
	CONSTRAINT "credit_holds_job_id_position_pk" PRIMARY KEY("job_id","position"),
	CONSTRAINT "credit_holds_position" CHECK ("credit_holds"."position" >= 0),
	CONSTRAINT "credit_holds_cents" CHECK ("credit_holds"."cents" > 0),
	CONSTRAINT "credit_holds_charged" CHECK ("credit_holds"."charged_cents" between 0 and "credit_holds"."cents"),
	CONSTRAINT "credit_holds_closed" CHECK (("credit_holds"."closed_at" is null) = ("credit_holds"."charged_cents" is null))
);
--> statement-breakpoint
CREATE TABLE "credit_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"cause" text NOT NULL,
	"type" text GENERATED ALWAYS AS (case cause when 'starting_credit' then 'other' when 'purchase' then 'purchase' when 'job' then 'deduction' when 'adjustment' then 'admin_adjustment' when 'taken_back' then 'other' when 'given_back' then 'other' when 'closing' then 'other' end) STORED NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reference" text NOT NULL,
	"job_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"image_count" integer,
	"image_price_cents" integer,
	"purchase_id" integer,
	"admin_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_transactions_amount" CHECK ("credit_transactions"."amount_cents" <> 0),
	CONSTRAINT "credit_transactions_job" CHECK ("credit_transactions"."cause" <> 'job' or "credit_transactions"."job_id" is not null and coalesce(
        "credit_transactions"."amount_cents" = -("credit_transactions"."image_count"::bigint * "credit_transactions"."image_price_cents"), false)),
	CONSTRAINT "credit_transactions_position" CHECK ("credit_transactions"."position" >= 0),
	CONSTRAINT "credit_transactions_purchase" CHECK ("credit_transactions"."cause" not in ('purchase', 'taken_back', 'given_back') or "credit_transactions"."purchase_id" is not null),
	CONSTRAINT "credit_transactions_sign" CHECK (case when "credit_transactions"."cause" in ('starting_credit', 'purchase', 'given_back') then "credit_transactions"."amount_cents" > 0
        when "credit_transactions"."cause" in ('job', 'taken_back', 'closing') then "credit_transactions"."amount_cents" < 0 else true end),
	CONSTRAINT "credit_transactions_adjustment" CHECK (("credit_transactions"."cause" = 'adjustment') = ("credit_transactions"."admin_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "purchase_reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" integer NOT NULL,
	"cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "purchase_reversals_cents" CHECK ("purchase_reversals"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"session_id" text,
	"payment_intent_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"taken_back_cents" bigint DEFAULT 0 NOT NULL,
	"uncollected_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "purchases_amount" CHECK ("purchases"."amount_cents" > 0),
	CONSTRAINT "purchases_paid" CHECK (("purchases"."status" = 'paid') = ("purchases"."paid_at" is not null)),
	CONSTRAINT "purchases_taken_back" CHECK ("purchases"."taken_back_cents" >= 0 and "purchases"."uncollected_cents" >= 0
        and "purchases"."taken_back_cents" + "purchases"."uncollected_cents" <= "purchases"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "model_prices" (
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"input_cents" integer NOT NULL,
	"cached_input_cents" integer NOT NULL,
	"output_cents" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_prices_provider_model_pk" PRIMARY KEY("provider","model"),
	CONSTRAINT "model_prices_not_negative" CHECK ("model_prices"."input_cents" >= 0 and "model_prices"."cached_input_cents" >= 0 and "model_prices"."output_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "provider_costs" (
	"job_id" integer NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"calls" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"cached_input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	"unpriced_calls" integer NOT NULL,
	"described_images" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_costs_job_id_provider_model_pk" PRIMARY KEY("job_id","provider","model")
);
--> statement-breakpoint
CREATE TABLE "text_findings" (
	"job_id" integer NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"rule" text NOT NULL,
	"kind" text NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "text_findings_job_id_provider_model_rule_kind_pk" PRIMARY KEY("job_id","provider","model","rule","kind")
);
--> statement-breakpoint
CREATE TABLE "unpaid_calls" (
	"user_id" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"paid_images" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "unpaid_calls_user_id_hour_pk" PRIMARY KEY("user_id","hour")
);
--> statement-breakpoint
CREATE TABLE "image_revisions" (
	"job_id" integer NOT NULL,
	"position" integer NOT NULL,
	"number" integer NOT NULL,
	"cause" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language_versions" jsonb NOT NULL,
	CONSTRAINT "image_revisions_job_id_position_number_pk" PRIMARY KEY("job_id","position","number")
);
--> statement-breakpoint
CREATE TABLE "image_search" (
	"job_id" integer NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "image_search_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "job_chunks" (
	"job_id" integer NOT NULL,
	"number" integer NOT NULL,
	"first_position" integer NOT NULL,
	"last_position" integer NOT NULL,
	"images" smallint DEFAULT 25 NOT NULL,
	"level" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "job_chunks_job_id_number_pk" PRIMARY KEY("job_id","number")
);
--> statement-breakpoint
CREATE TABLE "job_images" (
	"job_id" integer NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"url" text NOT NULL,
	"filename" text NOT NULL,
	"context" text NOT NULL,
	"wishes" jsonb,
	"follows" integer,
	"copied_from" integer,
	"ask_key" "bytea",
	"alt_key" "bytea",
	"alike" integer,
	"source" json NOT NULL,
	"list_row" integer,
	"list_place" smallint,
	"done_number" integer,
	"done_at" timestamp with time zone,
	"fault" jsonb,
	"interpretation" text,
	"language_versions" jsonb,
	"keywords" text[],
	"used_keywords" text[],
	"unused_keywords" text[],
	"has_thumbnail" boolean DEFAULT false NOT NULL,
	"provider" text,
	"model" text,
	"prompt_version" text,
	"purpose" text,
	"decorative_reason" text,
	"breaches" jsonb,
	"risk" smallint DEFAULT 0 NOT NULL,
	"generated_at" timestamp with time zone,
	"proposal" jsonb,
	"edited_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"regenerated_at" timestamp with time zone,
	"regenerating_until" timestamp with time zone,
	"usage" jsonb,
	CONSTRAINT "job_images_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "job_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "job_thumbnails" (
	"job_id" integer NOT NULL,
	"position" integer NOT NULL,
	"webp" "bytea" NOT NULL,
	CONSTRAINT "job_thumbnails_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text DEFAULT 'list' NOT NULL,
	"slot" smallint DEFAULT 0 NOT NULL,
	"token_id" integer,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"paused_since" timestamp with time zone,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"filename" text NOT NULL,
	"list_kind" text NOT NULL,
	"columns" text[] NOT NULL,
	"list_file" text,
	"list_bytes" bigint,
	"list_choice" jsonb,
	"format" text NOT NULL,
	"languages" text[] NOT NULL,
	"prompt_type" text NOT NULL,
	"custom_prompt" text NOT NULL,
	"text_wishes" jsonb,
	"uses_file_notes" boolean DEFAULT true NOT NULL,
	"idempotency_key" text,
	"single_key" "bytea",
	"last_place" integer DEFAULT 0 NOT NULL,
	"price_cents" integer NOT NULL,
	"counts_repeats_once" boolean DEFAULT false NOT NULL,
	"has_repeats" boolean DEFAULT false NOT NULL,
	"total_images" integer DEFAULT 0 NOT NULL,
	"succeeded" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"carried" integer DEFAULT 0 NOT NULL,
	"free_images" integer DEFAULT 0 NOT NULL,
	"free_successes" integer DEFAULT 0 NOT NULL,
	"open_chunks" integer DEFAULT 0 NOT NULL,
	"retried_as" integer,
	"stored_bytes" bigint DEFAULT 0 NOT NULL,
	"searchable_to" integer DEFAULT 0,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "jobs_slot" CHECK ("jobs"."slot" between 0 and 5),
	CONSTRAINT "jobs_counts" CHECK ("jobs"."succeeded" + "jobs"."failed" <= "jobs"."total_images" and "jobs"."open_chunks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "key_health" (
	"key" text PRIMARY KEY NOT NULL,
	"health" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_shares" (
	"key" text NOT NULL,
	"process" text NOT NULL,
	"under_way" integer NOT NULL,
	"wanted" integer NOT NULL,
	"taken" integer NOT NULL,
	"answered_at" double precision NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "key_shares_key_process_pk" PRIMARY KEY("key","process")
);
--> statement-breakpoint
CREATE TABLE "key_weather" (
	"key" text PRIMARY KEY NOT NULL,
	"weather" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_dialects" (
	"server" text PRIMARY KEY NOT NULL,
	"refused" text[] NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worker_processes" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"under_way" integer NOT NULL,
	"slots" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "presets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "single_images" (
	"job_id" integer NOT NULL,
	"position" integer NOT NULL,
	"user_id" integer NOT NULL,
	"external_id" text,
	"metadata" jsonb,
	"keywords" text[] NOT NULL,
	"is_async" boolean NOT NULL,
	"leased_until" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "single_images_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"details" jsonb NOT NULL,
	"about_user_id" integer,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "database_identity" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "database_identity_only" CHECK ("database_identity"."is_only")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" integer NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now(),
	"last_status" integer,
	"last_fault" text,
	"last_took_ms" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"sealed" "bytea" NOT NULL,
	"secret_id" text NOT NULL,
	"former_sealed" "bytea",
	"former_secret_id" text,
	"former_until" timestamp with time zone,
	"off_because" text,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_links" ADD CONSTRAINT "address_links_change_id_address_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."address_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_factors" ADD CONSTRAINT "totp_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_identities" ADD CONSTRAINT "oidc_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_repeat_bodies" ADD CONSTRAINT "api_repeat_bodies_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_repeat_bodies" ADD CONSTRAINT "api_repeat_bodies_repeat_fk" FOREIGN KEY ("user_id","key_hash") REFERENCES "public"."api_repeats"("user_id","key_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_repeats" ADD CONSTRAINT "api_repeats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_keys" ADD CONSTRAINT "user_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustment_reasons" ADD CONSTRAINT "adjustment_reasons_transaction_id_credit_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."credit_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_reversals" ADD CONSTRAINT "purchase_reversals_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_calls" ADD CONSTRAINT "unpaid_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_revisions" ADD CONSTRAINT "image_revisions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_search" ADD CONSTRAINT "image_search_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_chunks" ADD CONSTRAINT "job_chunks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_images" ADD CONSTRAINT "job_images_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_shares" ADD CONSTRAINT "job_shares_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_thumbnails" ADD CONSTRAINT "job_thumbnails_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_token_id_api_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_tokens"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_retried_as_jobs_id_fk" FOREIGN KEY ("retried_as") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presets" ADD CONSTRAINT "presets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_images" ADD CONSTRAINT "single_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_images" ADD CONSTRAINT "single_images_job_id_position_job_images_job_id_position_fk" FOREIGN KEY ("job_id","position") REFERENCES "public"."job_images"("job_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user_id_index" ON "account_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_tokens_expires_at_index" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email_key" ON "invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "invitations_expires_at_index" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "address_changes_under_way_key" ON "address_changes" USING btree ("user_id") WHERE "address_changes"."changed_at" is null;--> statement-breakpoint
CREATE INDEX "address_changes_user_id_index" ON "address_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "address_changes_expires_at_index" ON "address_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "address_links_change_id_index" ON "address_links" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id_index" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "used_challenges_ends_at_index" ON "used_challenges" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "oidc_answers_expires_at_index" ON "oidc_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "oidc_identities_user_id_key" ON "oidc_identities" USING btree ("user_id","issuer");--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_token_hash_key" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_user_id_index" ON "api_tokens" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "api_tokens_expires_at_index" ON "api_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_repeat_bodies_job_id_index" ON "api_repeat_bodies" USING btree ("job_id","position");--> statement-breakpoint
CREATE INDEX "api_repeats_created_at_index" ON "api_repeats" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_events_at_index" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_events_actor_id_index" ON "audit_events" USING btree ("actor_id") WHERE "audit_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_events_subject_id_index" ON "audit_events" USING btree ("subject_id") WHERE "audit_events"."subject_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_tally_key" ON "audit_events" USING btree ("tally") WHERE "audit_events"."tally" is not null;--> statement-breakpoint
CREATE INDEX "credit_holds_open_index" ON "credit_holds" USING btree ("user_id") WHERE "credit_holds"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "credit_holds_token_id_index" ON "credit_holds" USING btree ("token_id","closed_at") WHERE "credit_holds"."token_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transactions_reference_key" ON "credit_transactions" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "credit_transactions_user_id_index" ON "credit_transactions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "credit_transactions_charges_index" ON "credit_transactions" USING btree ("user_id","created_at") WHERE "credit_transactions"."cause" = 'job';--> statement-breakpoint
CREATE INDEX "credit_transactions_purchase_id_index" ON "credit_transactions" USING btree ("purchase_id") WHERE "credit_transactions"."purchase_id" is not null;--> statement-breakpoint
CREATE INDEX "purchase_reversals_purchase_id_index" ON "purchase_reversals" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_session_id_key" ON "purchases" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "purchases_payment_intent_id_index" ON "purchases" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "purchases_user_id_index" ON "purchases" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "purchases_unsettled_index" ON "purchases" USING btree ("created_at") WHERE "purchases"."status" in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "purchases_uncollected_index" ON "purchases" USING btree ("user_id") WHERE "purchases"."uncollected_cents" > 0;--> statement-breakpoint
CREATE INDEX "provider_costs_ended_at_index" ON "provider_costs" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "text_findings_ended_at_index" ON "text_findings" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "unpaid_calls_hour_index" ON "unpaid_calls" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "job_chunks_level_index" ON "job_chunks" USING btree ("level") WHERE "job_chunks"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "job_images_done_index" ON "job_images" USING btree ("job_id","done_number") WHERE "job_images"."done_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_images_ask_key" ON "job_images" USING btree ("job_id","ask_key") WHERE "job_images"."ask_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_images_alt_key" ON "job_images" USING btree ("job_id","alt_key") WHERE "job_images"."alt_key" is not null;--> statement-breakpoint
CREATE INDEX "job_images_alike_index" ON "job_images" USING btree ("job_id","alike") WHERE "job_images"."alike" is not null;--> statement-breakpoint
CREATE INDEX "job_images_follows_index" ON "job_images" USING btree ("job_id","follows") WHERE "job_images"."follows" is not null;--> statement-breakpoint
CREATE INDEX "job_images_review_index" ON "job_images" USING btree ("job_id","risk" DESC NULLS LAST,"position") WHERE "job_images"."risk" > 0;--> statement-breakpoint
CREATE INDEX "job_images_proposal_index" ON "job_images" USING btree ("job_id","position") WHERE "job_images"."proposal" is not null;--> statement-breakpoint
CREATE INDEX "job_shares_job_id_index" ON "job_shares" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_shares_expires_at_index" ON "job_shares" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "jobs_user_id_index" ON "jobs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "jobs_retried_as_index" ON "jobs" USING btree ("retried_as") WHERE "jobs"."retried_as" is not null;--> statement-breakpoint
CREATE INDEX "jobs_finished_at_index" ON "jobs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "jobs_deleted_at_index" ON "jobs" USING btree ("deleted_at") WHERE "jobs"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_idempotency_key" ON "jobs" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_single_key" ON "jobs" USING btree ("user_id","single_key");--> statement-breakpoint
CREATE INDEX "jobs_searchable_to_index" ON "jobs" USING btree ("id") WHERE "jobs"."searchable_to" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_running_per_slot" ON "jobs" USING btree ("user_id","slot") WHERE "jobs"."status" in ('waiting', 'processing', 'paused');--> statement-breakpoint
CREATE INDEX "jobs_token_id_index" ON "jobs" USING btree ("token_id") WHERE "jobs"."token_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "presets_name_key" ON "presets" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "single_images_external_id_index" ON "single_images" USING btree ("user_id","external_id","job_id","position") WHERE "single_images"."external_id" is not null;--> statement-breakpoint
CREATE INDEX "single_images_leased_until_index" ON "single_images" USING btree ("leased_until") WHERE "single_images"."leased_until" is not null;--> statement-breakpoint
CREATE INDEX "notifications_user_id_index" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_read_at_index" ON "notifications" USING btree ("read_at") WHERE "notifications"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_about_user_id_index" ON "notifications" USING btree ("about_user_id") WHERE "notifications"."about_user_id" is not null;--> statement-breakpoint
CREATE INDEX "attempts_ends_at_index" ON "attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook_id_index" ON "webhook_deliveries" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting_index" ON "webhook_deliveries" USING btree ("webhook_id","next_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at_index" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_user_id_index" ON "webhooks" USING btree ("user_id");--> statement-breakpoint
-- What drizzle-kit does not write, from here on.
-- WebP is compressed already: trying once more costs time with each picture and saves nothing.
ALTER TABLE "job_thumbnails" ALTER COLUMN "webp" SET STORAGE EXTERNAL;--> statement-breakpoint
-- The ledger is append-only for everybody, its owner included, and also where triggers are off (session_replication_role).
CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'credit_transactions is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "credit_transactions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_transactions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
ALTER TABLE "credit_transactions" ENABLE ALWAYS TRIGGER "credit_transactions_append_only";--> statement-breakpoint
-- A trusted extension since PostgreSQL 13: whoever may create in the database may have it. Without it a search reads all
-- texts of its job, which is slower and finds the same.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS "pg_trgm";
	CREATE INDEX "image_search_text_index" ON "image_search" USING gin ("text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
	RAISE NOTICE 'searches in texts have no index: %', SQLERRM;
END $$;--> statement-breakpoint
INSERT INTO "database_identity" DEFAULT VALUES;
