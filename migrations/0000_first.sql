CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'de' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_chunks" (
	"job_id" integer NOT NULL,
	"number" integer NOT NULL,
	"first_position" integer NOT NULL,
	"last_position" integer NOT NULL,
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
	"source" json NOT NULL,
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
	"input_tokens" integer,
	"output_tokens" integer,
	CONSTRAINT "job_images_job_id_position_pk" PRIMARY KEY("job_id","position")
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
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"paused_since" timestamp with time zone,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"filename" text NOT NULL,
	"list_kind" text NOT NULL,
	"columns" text[] NOT NULL,
	"format" text NOT NULL,
	"languages" text[] NOT NULL,
	"prompt_type" text NOT NULL,
	"custom_prompt" text NOT NULL,
	"idempotency_key" text,
	"total_images" integer DEFAULT 0 NOT NULL,
	"succeeded" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"open_chunks" integer DEFAULT 0 NOT NULL,
	"current_file" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "jobs_counts" CHECK ("jobs"."succeeded" + "jobs"."failed" <= "jobs"."total_images" and "jobs"."open_chunks" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_chunks" ADD CONSTRAINT "job_chunks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_images" ADD CONSTRAINT "job_images_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_thumbnails" ADD CONSTRAINT "job_thumbnails_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "job_chunks_level_index" ON "job_chunks" USING btree ("level") WHERE "job_chunks"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "job_images_done_index" ON "job_images" USING btree ("job_id","done_number") WHERE "job_images"."done_number" is not null;--> statement-breakpoint
CREATE INDEX "jobs_user_id_index" ON "jobs" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_idempotency_key" ON "jobs" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_running_per_user" ON "jobs" USING btree ("user_id") WHERE "jobs"."status" in ('waiting', 'processing', 'paused');