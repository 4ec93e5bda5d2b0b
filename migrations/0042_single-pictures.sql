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
ALTER TABLE "jobs" ADD COLUMN "single_key" "bytea";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "last_place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "single_images" ADD CONSTRAINT "single_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_images" ADD CONSTRAINT "single_images_job_id_position_job_images_job_id_position_fk" FOREIGN KEY ("job_id","position") REFERENCES "public"."job_images"("job_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "single_images_external_id_index" ON "single_images" USING btree ("user_id","external_id","job_id","position") WHERE "single_images"."external_id" is not null;--> statement-breakpoint
CREATE INDEX "single_images_leased_until_index" ON "single_images" USING btree ("leased_until") WHERE "single_images"."leased_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_single_key" ON "jobs" USING btree ("user_id","single_key");