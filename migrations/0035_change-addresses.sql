CREATE TABLE "address_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"asks_old" boolean NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"new_confirmed_at" timestamp with time zone,
	"old_agreed_at" timestamp with time zone,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "address_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"change_id" integer NOT NULL,
	"side" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_links" ADD CONSTRAINT "address_links_change_id_address_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."address_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "address_changes_under_way_key" ON "address_changes" USING btree ("user_id") WHERE "address_changes"."changed_at" is null;--> statement-breakpoint
CREATE INDEX "address_changes_user_id_index" ON "address_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "address_changes_expires_at_index" ON "address_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "address_links_change_id_index" ON "address_links" USING btree ("change_id");