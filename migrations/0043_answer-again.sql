CREATE TABLE "api_repeats" (
	"user_id" integer NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"call" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"run" uuid NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"reference" jsonb,
	"status" smallint,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_repeats_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash"),
	CONSTRAINT "api_repeats_answered" CHECK (("api_repeats"."status" is null) = ("api_repeats"."answer" is null))
);
--> statement-breakpoint
ALTER TABLE "api_repeats" ADD CONSTRAINT "api_repeats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_repeats_created_at_index" ON "api_repeats" USING btree ("created_at");