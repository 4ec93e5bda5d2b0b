CREATE TABLE "told_admins" (
	"topic" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "own_limit_cents" bigint;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "admin_limit_cents" bigint;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "limit_told_month" text;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "limit_told_percent" integer;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "low_balance_cents" bigint DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "low_balance_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_limits" CHECK ("credit_accounts"."own_limit_cents" >= 0 and "credit_accounts"."admin_limit_cents" >= 0 and "credit_accounts"."low_balance_cents" >= 0);