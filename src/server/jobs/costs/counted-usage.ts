import type { ModelUsage } from '#server/jobs/jobs.tables.ts'

/** Without models that reported no tokens and in whose answers nothing was found. */
export function countedUsage(usage: readonly ModelUsage[]): ModelUsage[] {
  return usage.filter(({ inputTokens, outputTokens, found }) => found || inputTokens + outputTokens > 0)
}
