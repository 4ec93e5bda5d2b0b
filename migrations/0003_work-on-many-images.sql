ALTER TABLE "job_images" ADD COLUMN "regenerates" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "regenerates" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "instruction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_regenerates_jobs_id_fk" FOREIGN KEY ("regenerates") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_regenerates_index" ON "jobs" USING btree ("regenerates") WHERE "jobs"."regenerates" is not null;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "former_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "outdated" text[];--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "translates_from" text;--> statement-breakpoint
CREATE TABLE "acted_images" (
	"action_id" integer NOT NULL,
	"position" integer NOT NULL,
	"revision" integer,
	"purpose" text,
	"breaches" jsonb,
	"proposal" jsonb,
	"edited_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "acted_images_action_id_position_pk" PRIMARY KEY("action_id","position")
);--> statement-breakpoint
CREATE TABLE "image_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "image_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"action" jsonb NOT NULL,
	"selection" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"last_position" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"left_out" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "acted_images" ADD CONSTRAINT "acted_images_action_id_image_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."image_actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_actions" ADD CONSTRAINT "image_actions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_actions_job_id_index" ON "image_actions" USING btree ("job_id","id");--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "job_images_approved_index" ON "job_images" USING btree ("job_id") WHERE "job_images"."approved_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_labels_index" ON "jobs" USING btree ("user_id") WHERE "jobs"."labels" <> '{}';--> statement-breakpoint
-- Workers index every image again, with its address, the newest jobs first.
UPDATE "jobs" SET "searchable_to" = 0 WHERE "finished_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "unretryable" integer DEFAULT 0 NOT NULL;
