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
CREATE TABLE "worker_processes" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"under_way" integer NOT NULL,
	"slots" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "job_images_review_index";--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "risk" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "regenerated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_costs" ADD COLUMN "described_images" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "image_revisions" ADD CONSTRAINT "image_revisions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_images_review_index" ON "job_images" USING btree ("job_id","risk" DESC NULLS LAST,"position") WHERE "job_images"."risk" > 0;--> statement-breakpoint
-- What was written before nobody weighed: by how many rules it breaks.
UPDATE "job_images" SET "risk" = 100 + least(99, jsonb_array_length("breaches")) WHERE "breaches" IS NOT NULL;
