import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { ImageSelection } from '#contract/entities/image-filter.ts'
import { jobImages } from '#server/jobs/jobs.tables.ts'
import { type SearchedJob, wanted } from './find-images.ts'

/** The condition for an image of the job to be among the selected ones. */
export function isSelected(job: SearchedJob, selection: ImageSelection): SQL | undefined {
  if ('matching' in selection) return wanted(job, selection.matching)
  return and(eq(jobImages.jobId, job.id), inArray(jobImages.position, selection.images))
}
