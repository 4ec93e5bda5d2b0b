import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'

/** Writes the cost and findings of a job's calls, by provider and model, in the transaction that ends it. */
export async function sumProviderCosts(tx: Transaction, jobId: number): Promise<void> {
  await tx.execute(sql`
    insert into provider_costs (job_id, provider, model, calls, input_tokens, cached_input_tokens, output_tokens,
      cost_micros, unpriced_calls, described_images)
    select ${jobId}, used.provider, used.model, sum(used.calls), sum(used."inputTokens"), sum(used."cachedInputTokens"),
      sum(used."outputTokens"), coalesce(sum(used."costMicros"), 0),
      coalesce(sum(used.calls) filter (where used."costMicros" is null), 0),
      -- A copy has no usage: each image here had a call of its own. An image with failed attempts has an entry for each of
      -- them, and was described once.
      count(distinct image.position) filter (where image.state = 'succeeded' and image.provider = used.provider and image.model = used.model)
    from job_images image, jsonb_to_recordset(image.usage) as used (provider text, model text, calls int,
      "inputTokens" bigint, "cachedInputTokens" bigint, "outputTokens" bigint, "costMicros" bigint)
    where image.job_id = ${jobId} and image.usage is not null
    group by used.provider, used.model`)
  await tx.execute(sql`
    insert into text_findings (job_id, provider, model, rule, kind, answers)
    select ${jobId}, used.provider, used.model, found.rule, found.kind, sum(found.answers)
    from job_images image, jsonb_to_recordset(image.usage) as used (provider text, model text, found jsonb),
      jsonb_to_recordset(used.found) as found (rule text, kind text, answers int)
    where image.job_id = ${jobId} and image.usage @? '$[*].found'
    group by used.provider, used.model, found.rule, found.kind`)
}
