CREATE TABLE "api_repeat_bodies" (
	"user_id" integer NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"job_id" integer NOT NULL,
	"position" integer,
	"body" jsonb NOT NULL,
	CONSTRAINT "api_repeat_bodies_pk" PRIMARY KEY("user_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "api_repeat_bodies" ADD CONSTRAINT "api_repeat_bodies_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_repeat_bodies" ADD CONSTRAINT "api_repeat_bodies_repeat_fk" FOREIGN KEY ("user_id","key_hash") REFERENCES "public"."api_repeats"("user_id","key_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_repeat_bodies_job_id_index" ON "api_repeat_bodies" USING btree ("job_id","position");