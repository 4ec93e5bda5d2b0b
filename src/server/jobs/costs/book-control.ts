import type { ControlCall } from '#server/describing/pool/keyed-provider.ts'
import type { Platform } from '#server/platform/platform.ts'
import { costOfUsage } from './cost-of-usage.ts'
import { listModelPrices } from './list-model-prices.ts'

// Job ids start at 1; the calls of a day share a smaller id that only this day has.
const statement = {
  name: 'book-control',
  text: `
    insert into provider_costs as costs (job_id, provider, model, calls, input_tokens, cached_input_tokens,
      output_tokens, cost_micros, unpriced_calls)
    values (-floor(extract(epoch from now()) / 86400)::int, $1, $2, 1, $3, $4, $5, coalesce($6::bigint, 0),
      ($6::bigint is null)::int)
    on conflict (job_id, provider, model) do update set
      calls = costs.calls + 1, input_tokens = costs.input_tokens + excluded.input_tokens,
      cached_input_tokens = costs.cached_input_tokens + excluded.cached_input_tokens,
      output_tokens = costs.output_tokens + excluded.output_tokens,
      cost_micros = costs.cost_micros + excluded.cost_micros,
      unpriced_calls = costs.unpriced_calls + excluded.unpriced_calls`,
}

/** Books a call for which there is no image and no paying user as a cost of the installation. A call without tokens costs nothing. */
export async function bookControl(
  { pool, db, log }: Pick<Platform, 'pool' | 'db' | 'log'>,
  { provider, model, usage }: ControlCall,
): Promise<void> {
  const { inputTokens, cachedInputTokens, outputTokens } = usage
  if (inputTokens + outputTokens === 0) return
  try {
    const costMicros = costOfUsage(await listModelPrices(db), { provider, model, ...usage })
    const values = [provider, model, inputTokens, cachedInputTokens, outputTokens, costMicros]
    await pool.query({ ...statement, values })
  } catch (error) {
    log.warn({ err: error, provider, model }, 'the cost of a control question could not be booked')
  }
}
