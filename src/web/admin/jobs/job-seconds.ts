import type { Job } from '#contract/entities/job.ts'

/** From its start to its end; null while it is not over. */
export function jobSeconds({ createdAt, finishedAt }: Pick<Job, 'createdAt' | 'finishedAt'>): number | null {
  return finishedAt === null ? null : (Date.parse(finishedAt) - Date.parse(createdAt)) / 1_000
}
