import type { EndedCall } from '#server/describing/pool/create-keyed-provider.ts'
import type { Metrics } from '#server/platform/metrics.ts'

/** Puts a call into the metrics. Users name the models of their own keys, so that none is among the labels. */
export function measureCall(metrics: Metrics, { provider, outcome, seconds, usage }: EndedCall): void {
  const { inputTokens, cachedInputTokens, outputTokens } = usage
  metrics.providerCalls.observe({ provider, outcome }, seconds)
  metrics.providerTokens.inc({ provider, kind: 'input' }, inputTokens - cachedInputTokens)
  metrics.providerTokens.inc({ provider, kind: 'cached_input' }, cachedInputTokens)
  metrics.providerTokens.inc({ provider, kind: 'output' }, outputTokens)
}
