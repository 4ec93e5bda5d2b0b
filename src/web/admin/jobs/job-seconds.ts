import type { Job } from '#contract/entities/job.ts'

/** From start to end; null while it runs. */
export function jobSeconds({ createdAt, finishedAt }: Pick<Job, 'createdAt' | 'finishedAt'>): number | null {
  return finishedAt === null ? null : (Date.parse(finishedAt) - Date.parse(createdAt)) / 1_000
}
