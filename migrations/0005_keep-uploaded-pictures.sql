CREATE TABLE "picture_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "set_pictures" (
	"set_id" uuid NOT NULL,
	"path" text NOT NULL,
	"stem" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "set_pictures_set_id_path_pk" PRIMARY KEY("set_id","path")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "picture_set" uuid;--> statement-breakpoint
ALTER TABLE "picture_sets" ADD CONSTRAINT "picture_sets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_pictures" ADD CONSTRAINT "set_pictures_set_id_picture_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."picture_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_sets_user_id_index" ON "picture_sets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "set_pictures_stem_index" ON "set_pictures" USING btree ("set_id","stem");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_picture_set_picture_sets_id_fk" FOREIGN KEY ("picture_set") REFERENCES "public"."picture_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_picture_set_index" ON "jobs" USING btree ("picture_set") WHERE "jobs"."picture_set" is not null;