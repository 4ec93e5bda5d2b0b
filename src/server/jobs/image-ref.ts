import { and, eq, type SQL } from 'drizzle-orm'
import { jobImages } from './images.tables.ts'

export interface ImageRef {
  jobId: number
  position: number
}

/** The condition that a row of `job_images` is this image. */
export function isImage({ jobId, position }: ImageRef): SQL | undefined {
  return and(eq(jobImages.jobId, jobId), eq(jobImages.position, position))
}

const prefix = 'upload:'

/** The placeholder address of a picture whose file was uploaded. Nothing can be fetched from it. */
export function uploadUrl(filename: string): string {
  return prefix + filename
}

export function isUpload(url: string): boolean {
  return url.startsWith(prefix)
}
