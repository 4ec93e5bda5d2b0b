import type { ModelUsage } from '#server/jobs/jobs.tables.ts'

/** Omits models without reported tokens and findings. */
export function countedUsage(usage: readonly ModelUsage[]): ModelUsage[] {
  return usage.filter(({ inputTokens, outputTokens, found }) => found || inputTokens + outputTokens > 0)
}
