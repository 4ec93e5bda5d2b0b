CREATE TABLE "address_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sealed" "bytea" NOT NULL,
	"secret_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credited_addresses" (
	"address_hash" "bytea" PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "starts_with_credit" boolean DEFAULT true NOT NULL;