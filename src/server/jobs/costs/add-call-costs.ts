import { sql } from 'drizzle-orm'
import { type ImageRef, isImage } from '#server/jobs/image-ref.ts'
import type { ModelUsage } from '#server/jobs/jobs.tables.ts'
import { jobImages } from '#server/jobs/jobs.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/**
 * Adds what calls for an image came to after its job had ended: to the image, and to the sums of the job, which stay whole
 * even when the job was deleted meanwhile. `writer` is the model whose texts were taken; null when none were.
 */
export async function addCallCosts(
  tx: Transaction,
  ref: ImageRef,
  usage: ModelUsage[],
  writer: { provider: string; model: string } | null,
): Promise<void> {
  const counted = usage.filter(({ inputTokens, outputTokens }) => inputTokens + outputTokens > 0)
  if (counted.length === 0) return
  const calls = JSON.stringify(counted)
  await tx
    .update(jobImages)
    .set({ usage: sql`coalesce(${jobImages.usage}, '[]') || ${calls}::jsonb` })
    .where(isImage(ref))
  await tx.execute(sql`
    insert into provider_costs as costs (job_id, provider, model, calls, input_tokens, cached_input_tokens,
      output_tokens, cost_micros, unpriced_calls, described_images)
    select ${ref.jobId}::int, provider, model, calls, "inputTokens", "cachedInputTokens", "outputTokens",
      coalesce("costMicros", 0), case when "costMicros" is null then calls else 0 end,
      coalesce(provider = ${writer?.provider ?? null}::text and model = ${writer?.model ?? null}::text, false)::int
    from jsonb_to_recordset(${calls}::jsonb) as used (provider text, model text, calls int, "inputTokens" bigint,
      "cachedInputTokens" bigint, "outputTokens" bigint, "costMicros" bigint)
    on conflict (job_id, provider, model) do update set
      calls = costs.calls + excluded.calls, input_tokens = costs.input_tokens + excluded.input_tokens,
      cached_input_tokens = costs.cached_input_tokens + excluded.cached_input_tokens,
      output_tokens = costs.output_tokens + excluded.output_tokens,
      cost_micros = costs.cost_micros + excluded.cost_micros,
      unpriced_calls = costs.unpriced_calls + excluded.unpriced_calls,
      described_images = costs.described_images + excluded.described_images`)
}
