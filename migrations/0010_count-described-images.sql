-- Of deleted jobs nobody can tell any more: none of their calls is called in vain.
UPDATE "provider_costs" SET "described_images" = "calls"
WHERE "described_images" = 0 AND NOT EXISTS (SELECT 1 FROM "jobs" WHERE "jobs"."id" = "provider_costs"."job_id");
--> statement-breakpoint
UPDATE "provider_costs" SET "described_images" = "described"."images"
FROM (
  SELECT "job_id", "provider", "model", count(*) AS "images" FROM "job_images"
  WHERE "state" = 'succeeded' AND "usage" IS NOT NULL GROUP BY 1, 2, 3
) AS "described"
WHERE "provider_costs"."described_images" = 0 AND "provider_costs"."job_id" = "described"."job_id"
  AND "provider_costs"."provider" = "described"."provider" AND "provider_costs"."model" = "described"."model";
