CREATE TABLE "site_audit_pages" (
	"audit_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"url_hash" "bytea" NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"content_hash" "bytea",
	"title" text DEFAULT '' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"with_faults" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_audit_pages_audit_id_position_pk" PRIMARY KEY("audit_id","position")
);
--> statement-breakpoint
CREATE TABLE "site_audit_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_audit_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audit_id" integer NOT NULL,
	"row_hash" "bytea" NOT NULL,
	"form" text NOT NULL,
	"url" text NOT NULL,
	"alt" text,
	"label" text NOT NULL,
	"role" text NOT NULL,
	"link_target" text NOT NULL,
	"caption" text NOT NULL,
	"heading" text NOT NULL,
	"surroundings" text NOT NULL,
	"language" text NOT NULL,
	"selector" text NOT NULL,
	"faults" text[] NOT NULL,
	"pages" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_audits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_audits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"depth" text NOT NULL,
	"max_pages" integer NOT NULL,
	"max_pictures" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"end_reason" text,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"lease" text,
	"leased_until" timestamp with time zone,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	"pages_found" integer DEFAULT 0 NOT NULL,
	"pictures_found" integer DEFAULT 0 NOT NULL,
	"places_found" integer DEFAULT 0 NOT NULL,
	"with_faults" integer DEFAULT 0 NOT NULL,
	"decorative" integer DEFAULT 0 NOT NULL,
	"faults" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"share_hash" "bytea",
	"shared_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "site_audits_share_hash_unique" UNIQUE("share_hash")
);
--> statement-breakpoint
ALTER TABLE "site_audit_pages" ADD CONSTRAINT "site_audit_pages_audit_id_site_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."site_audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_audit_pictures" ADD CONSTRAINT "site_audit_pictures_audit_id_site_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."site_audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_audits" ADD CONSTRAINT "site_audits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_audit_pages_url_index" ON "site_audit_pages" USING btree ("audit_id","url_hash");--> statement-breakpoint
CREATE INDEX "site_audit_pages_waiting_index" ON "site_audit_pages" USING btree ("audit_id","kind","position") WHERE "site_audit_pages"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "site_audit_pictures_row_index" ON "site_audit_pictures" USING btree ("audit_id","row_hash");--> statement-breakpoint
CREATE INDEX "site_audits_user_id_index" ON "site_audits" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "site_audits_unfinished_index" ON "site_audits" USING btree ("id") WHERE "site_audits"."status" in ('waiting', 'running');