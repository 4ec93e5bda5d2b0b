UPDATE "job_images" SET "usage" = jsonb_build_array(jsonb_build_object('provider', "provider", 'model', "model", 'calls', 1,
	'inputTokens', "input_tokens", 'cachedInputTokens', 0, 'outputTokens', "output_tokens", 'costMicros', null))
	WHERE "provider" IS NOT NULL AND "model" IS NOT NULL AND "input_tokens" IS NOT NULL AND "output_tokens" IS NOT NULL;--> statement-breakpoint
INSERT INTO "provider_costs" ("job_id", "provider", "model", "ended_at", "calls", "input_tokens", "cached_input_tokens", "output_tokens", "cost_micros", "unpriced_calls")
	SELECT image."job_id", image."provider", image."model", job."finished_at", count(*), sum(image."input_tokens"), 0, sum(image."output_tokens"), 0, count(*)
	FROM "job_images" image JOIN "jobs" job ON job."id" = image."job_id"
	WHERE image."usage" IS NOT NULL AND job."finished_at" IS NOT NULL
	GROUP BY image."job_id", image."provider", image."model", job."finished_at";--> statement-breakpoint
ALTER TABLE "job_images" DROP COLUMN "input_tokens";--> statement-breakpoint
ALTER TABLE "job_images" DROP COLUMN "output_tokens";