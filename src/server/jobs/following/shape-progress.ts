import {
  type ProcessedItem,
  type ProcessingStatus,
  type ProgressEvent,
  SampleResult,
} from '#contract/entities/progress.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { sayFault } from '#contract/say.ts'
import { explainJobReason, jobSteps } from '#contract/words/job-words.ts'
import { countToReview, isCutShort } from '#server/jobs/jobs.queries.ts'
import { countRemedies } from '#server/jobs/reading/count-remedies.ts'
import { shapeExported } from '#server/jobs/reading/shape-image.ts'
import { findList } from '#server/jobs/reading/shape-list.ts'
import type { Database } from '#server/platform/open-database.ts'
import { type DoneImage, type Progress, type ProgressRow, readSample } from './read-progress.ts'

/** `currentFile` is empty before a worker has started, and after the end. */
export function shapeStatus(
  { job, underWay }: Pick<Progress, 'job' | 'underWay'>,
  language: UiLanguage,
): ProcessingStatus {
  const processed = job.succeeded + job.failed
  const isOver = job.finishedAt !== null
  const describing = job.status === 'failed' ? 'pending' : isOver ? 'complete' : 'active'
  return {
    jobId: job.id,
    isActive: !isOver,
    state: stateOf(job),
    ...(job.status === 'paused' &&
      job.reason && { notice: explainJobReason(job.reason)[language], reason: job.reason }),
    currentFile: job.status === 'waiting' ? '' : (underWay?.filename ?? ''),
    progress: job.totalImages === 0 ? 0 : Math.floor((1000 * processed) / job.totalImages) / 10,
    processedCount: processed,
    totalCount: job.totalImages,
    errors: job.failed,
    processingSteps: [
      { text: jobSteps.read[language], status: 'complete' },
      { text: jobSteps.describe[language], status: describing },
      { text: jobSteps.provide[language], status: job.status === 'completed' ? 'complete' : 'pending' },
    ],
    filename: job.filename,
    startedAt: (job.startedAt ?? job.createdAt).toISOString(),
    languages: job.languages,
  }
}

function stateOf(job: ProgressRow): ProcessingStatus['state'] {
  if (job.finishedAt) return isCutShort(job) ? 'stopped' : 'done'
  if (job.stopRequested) return 'stopping'
  if (job.status === 'paused') return 'paused'
  return job.status === 'waiting' ? 'waiting' : 'running'
}

export function shapeItem(image: DoneImage, language: UiLanguage): ProcessedItem {
  return {
    imageId: image.position,
    name: image.filename,
    success: image.state === 'succeeded',
    time: new Date(image.doneAt).toISOString(),
    ...(image.altText !== null && { altText: image.altText }),
    ...(image.fault && { error: sayFault(image.fault, language) }),
    hasThumbnail: image.hasThumbnail,
  }
}

/** The last event of a finished job: `complete` with its summary, or `error` if it failed. */
export async function shapeEnd(db: Database, job: ProgressRow, language: UiLanguage): Promise<ProgressEvent> {
  if (job.status === 'failed') {
    const code = job.reason ?? 'all_images_failed'
    return { type: 'error', jobId: job.id, code, message: explainJobReason(code)[language] }
  }
  const sample = await readSample(db, job.id)
  const seconds = (job.finishedAt!.getTime() - (job.startedAt ?? job.createdAt).getTime()) / 1000
  return {
    type: 'complete',
    summary: {
      jobId: job.id,
      total: job.totalImages,
      successful: job.succeeded,
      errors: job.failed,
      remedies: await countRemedies(db, job.id),
      time: Math.max(0, seconds),
      stopped: isCutShort(job),
      carried: job.carried,
      free: job.freeSuccesses,
      toReview: await countToReview(db, job.id),
      fileUrl: `/api/jobs/${job.id}/results.${job.format}`,
      fileType: job.format,
      ...(await findList(db, job.id)),
      filename: job.filename,
      sampleResult:
        sample &&
        SampleResult.parse({ ...shapeExported(sample, job.languages, language), imageId: sample.position }),
    },
  }
}
