ALTER TABLE "job_images" ADD COLUMN "alt_key" "bytea";--> statement-breakpoint
ALTER TABLE "job_images" ADD COLUMN "alike" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "job_images_alt_key" ON "job_images" USING btree ("job_id","alt_key") WHERE "job_images"."alt_key" is not null;--> statement-breakpoint
CREATE INDEX "job_images_alike_index" ON "job_images" USING btree ("job_id","alike") WHERE "job_images"."alike" is not null;