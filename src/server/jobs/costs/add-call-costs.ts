import type { ImageRef } from '#server/jobs/image-ref.ts'
import type { ModelUsage } from '#server/jobs/images.tables.ts'
import { clientOf, type Transaction } from '#server/platform/open-database.ts'

// Two images of a job may arrive at once: both lock the rows of its sums in the same order.
const statement = {
  name: 'add-call-costs',
  text: `
    with image as (
      update job_images set usage = coalesce(usage, '[]') || $3::jsonb where job_id = $1 and position = $2
    ), found as (
      insert into text_findings as known (job_id, provider, model, rule, kind, answers)
      select $1, provider, model, rule, kind, sum(answers)
      from jsonb_to_recordset($3::jsonb) as used (provider text, model text, found jsonb),
        jsonb_to_recordset(found) as finding (rule text, kind text, answers int)
      group by provider, model, rule, kind
      order by provider, model, rule, kind
      on conflict (job_id, provider, model, rule, kind) do update set answers = known.answers + excluded.answers
    )
    insert into provider_costs as costs (job_id, provider, model, calls, input_tokens, cached_input_tokens,
      output_tokens, cost_micros, unpriced_calls, described_images)
    select $1, provider, model, calls, "inputTokens", "cachedInputTokens", "outputTokens",
      coalesce("costMicros", 0), case when "costMicros" is null then calls else 0 end,
      coalesce(provider = $4::text and model = $5::text, false)::int
    from jsonb_to_recordset($3::jsonb) as used (provider text, model text, calls int, "inputTokens" bigint,
      "cachedInputTokens" bigint, "outputTokens" bigint, "costMicros" bigint)
    order by provider, model
    on conflict (job_id, provider, model) do update set
      calls = costs.calls + excluded.calls, input_tokens = costs.input_tokens + excluded.input_tokens,
      cached_input_tokens = costs.cached_input_tokens + excluded.cached_input_tokens,
      output_tokens = costs.output_tokens + excluded.output_tokens,
      cost_micros = costs.cost_micros + excluded.cost_micros,
      unpriced_calls = costs.unpriced_calls + excluded.unpriced_calls,
      described_images = costs.described_images + excluded.described_images`,
}

/**
 * Adds the cost of calls for an image that ended after its job, and the findings in their answers: to the image, and to the job's sums,
 * which stay correct even if the job was deleted in the meantime. `writer` is the model whose texts were used; null if none were.
 */
export async function addCallCosts(
  tx: Transaction,
  ref: ImageRef,
  usage: ModelUsage[],
  writer: { provider: string; model: string } | null,
): Promise<void> {
  const counted = countedUsage(usage)
  if (counted.length === 0) return
  const values = [ref.jobId, ref.position, JSON.stringify(counted), writer?.provider, writer?.model]
  await clientOf(tx).query({ ...statement, values })
}

/** Omits models without reported tokens and findings. */
export function countedUsage(usage: readonly ModelUsage[]): ModelUsage[] {
  return usage.filter(({ inputTokens, outputTokens, found }) => found || inputTokens + outputTokens > 0)
}
