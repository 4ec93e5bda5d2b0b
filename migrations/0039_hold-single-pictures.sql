DROP INDEX "credit_holds_token_id_index";--> statement-breakpoint
ALTER TABLE "credit_holds" DROP CONSTRAINT "credit_holds_pkey";--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_job_id_position_pk" PRIMARY KEY("job_id","position");--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_transactions_charges_index" ON "credit_transactions" USING btree ("user_id","created_at") WHERE "credit_transactions"."cause" = 'job';--> statement-breakpoint
CREATE INDEX "credit_holds_token_id_index" ON "credit_holds" USING btree ("token_id","closed_at") WHERE "credit_holds"."token_id" is not null;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_position" CHECK ("credit_holds"."position" >= 0);--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_position" CHECK ("credit_transactions"."position" >= 0);