ALTER TABLE "jobs" ADD COLUMN "stored_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "jobs" SET "stored_bytes" = (
  SELECT coalesce(sum(pg_column_size("source") + pg_column_size("url") + pg_column_size("context")
    + coalesce(pg_column_size("wishes"), 0) + coalesce(pg_column_size("interpretation"), 0)
    + coalesce(pg_column_size("language_versions"), 0)), 0)
  FROM "job_images" WHERE "job_id" = "jobs"."id"
) + (SELECT coalesce(sum(octet_length("webp")), 0) FROM "job_thumbnails" WHERE "job_id" = "jobs"."id");
