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
	CONSTRAINT "provider_costs_job_id_provider_model_pk" PRIMARY KEY("job_id","provider","model")
);
--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "wishes" jsonb;--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "follows" integer;--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "ask_key" "bytea";--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "decorative_reason" text;--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "breaches" jsonb;--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "usage" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "counts_repeats_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "carried" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "free_images" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "free_successes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_costs_ended_at_index" ON "provider_costs" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_images_ask_key" ON "job_images" USING btree ("job_id","ask_key") WHERE "job_images"."ask_key" is not null;--> statement-breakpoint
CREATE INDEX "job_images_follows_index" ON "job_images" USING btree ("job_id","follows") WHERE "job_images"."follows" is not null;--> statement-breakpoint
CREATE INDEX "job_images_review_index" ON "job_images" USING btree ("job_id","position") WHERE "job_images"."breaches" is not null;