CREATE TABLE "adjustment_reasons" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"balance_cents" bigint DEFAULT 0 NOT NULL,
	"held_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_balance" CHECK ("credit_accounts"."balance_cents" >= 0),
	CONSTRAINT "credit_accounts_held" CHECK ("credit_accounts"."held_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"charged_cents" bigint,
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
	"image_count" integer,
	"image_price_cents" integer,
	"purchase_id" integer,
	"admin_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_transactions_amount" CHECK ("credit_transactions"."amount_cents" <> 0),
	CONSTRAINT "credit_transactions_job" CHECK ("credit_transactions"."cause" <> 'job' or "credit_transactions"."job_id" is not null and coalesce(
        "credit_transactions"."amount_cents" = -("credit_transactions"."image_count"::bigint * "credit_transactions"."image_price_cents"), false)),
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
-- Jobs from before there was credit cost nothing.
ALTER TABLE "jobs" ADD COLUMN "price_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "price_cents" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "adjustment_reasons" ADD CONSTRAINT "adjustment_reasons_transaction_id_credit_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."credit_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_reversals" ADD CONSTRAINT "purchase_reversals_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_holds_open_index" ON "credit_holds" USING btree ("user_id") WHERE "credit_holds"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transactions_reference_key" ON "credit_transactions" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "credit_transactions_user_id_index" ON "credit_transactions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "credit_transactions_purchase_id_index" ON "credit_transactions" USING btree ("purchase_id") WHERE "credit_transactions"."purchase_id" is not null;--> statement-breakpoint
CREATE INDEX "purchase_reversals_purchase_id_index" ON "purchase_reversals" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_session_id_key" ON "purchases" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "purchases_payment_intent_id_index" ON "purchases" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "purchases_user_id_index" ON "purchases" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "purchases_uncollected_index" ON "purchases" USING btree ("user_id") WHERE "purchases"."uncollected_cents" > 0;--> statement-breakpoint
-- The ledger is append-only for everybody, its owner included, and also where triggers are off (session_replication_role).
CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'credit_transactions is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "credit_transactions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_transactions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
ALTER TABLE "credit_transactions" ENABLE ALWAYS TRIGGER "credit_transactions_append_only";--> statement-breakpoint
-- Whoever registered before there was credit was promised the same.
INSERT INTO "credit_accounts" ("user_id", "balance_cents") SELECT "id", 500 FROM "users" WHERE "deleted_at" IS NULL;--> statement-breakpoint
INSERT INTO "credit_transactions" ("user_id", "cause", "amount_cents", "reference") SELECT "user_id", 'starting_credit', 500, 'start:' || "user_id" FROM "credit_accounts";
