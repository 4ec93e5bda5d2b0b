import { and, eq, type SQL } from 'drizzle-orm'
import { jobImages } from './jobs.tables.ts'

export interface ImageRef {
  jobId: number
  position: number
}

/** The condition that a row of `job_images` is this image. */
export function isImage({ jobId, position }: ImageRef): SQL | undefined {
  return and(eq(jobImages.jobId, jobId), eq(jobImages.position, position))
}
