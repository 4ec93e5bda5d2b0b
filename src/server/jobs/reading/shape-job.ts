import type { Job } from '#contract/entities/job.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { explainJobReason } from '#contract/words/job-words.ts'
import { isCutShort } from '#server/jobs/jobs.queries.ts'
import type { jobs } from '#server/jobs/jobs.tables.ts'

export type JobRow = Omit<
  typeof jobs.$inferSelect,
  'customPrompt' | 'textWishes' | 'usesFileNotes' | 'columns'
>

/** The job in the contract's shape, with its reason in the reader's language. */
export function shapeJob(job: JobRow, owner: { username: string; email: string }, language: UiLanguage): Job {
  const isCompleted = job.status === 'completed'
  return {
    id: job.id,
    isTest: job.isTest,
    userId: job.userId,
    username: owner.username,
    email: owner.email,
    filename: job.filename,
    name: job.name ?? job.filename,
    labels: job.labels,
    status: job.status,
    stopped: isCutShort(job),
    ...(job.reason && { error: explainJobReason(job.reason)[language], reason: job.reason }),
    format: job.format,
    languages: job.languages,
    languagesCount: job.languages.length,
    totalImages: job.totalImages,
    processedImages: job.succeeded + job.failed,
    successfulImages: job.succeeded,
    failedImages: job.failed,
    retryableImages:
      job.finishedAt && job.kind === 'list' ? job.totalImages - job.succeeded - job.unretryable : 0,
    retriedAs: job.retriedAs,
    regenerates: job.regenerates,
    carriedImages: job.carried,
    freeImages: job.freeSuccesses,
    priceCents: job.priceCents,
    costCents: (job.succeeded - job.freeSuccesses) * job.priceCents,
    estimatedCostCents: (job.totalImages - job.freeImages) * job.priceCents,
    isPaid: isCompleted && !job.isTest,
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
    csvUrl: isCompleted ? `/api/jobs/${job.id}/results.csv` : null,
    jsonUrl: isCompleted ? `/api/jobs/${job.id}/results.json` : null,
    xlsxUrl: isCompleted ? `/api/jobs/${job.id}/results.xlsx` : null,
    ...(isCompleted && job.pictureSet && { picturesUrl: `/api/jobs/${job.id}/pictures.zip` }),
  }
}
