CREATE TABLE "unpaid_calls" (
	"user_id" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"paid_images" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "unpaid_calls_user_id_hour_pk" PRIMARY KEY("user_id","hour")
);
--> statement-breakpoint
ALTER TABLE "unpaid_calls" ADD CONSTRAINT "unpaid_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unpaid_calls_hour_index" ON "unpaid_calls" USING btree ("hour");