import { highestId } from '#contract/entities/id.ts'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** An image's public id. */
export function imageIdOf({ jobId, position }: ImageRef): string {
  return `${jobId}-${position}`
}

/** The image that a public id refers to. Refuses `not_found` if no image can have it. */
export function readImageId(id: string): ImageRef {
  const [jobId = 0, position = 0] = id.split('-').map(Number)
  if (Math.max(jobId, position) > highestId) throw new Refusal('not_found')
  return { jobId, position }
}
