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
CREATE INDEX "text_findings_ended_at_index" ON "text_findings" USING btree ("ended_at");