import { highestId } from '#contract/entities/id.ts'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import { NotFound } from '#server/platform/refusal.ts'

/** An image's public id. */
export function imageIdOf({ jobId, position }: ImageRef): string {
  return `${jobId}-${position}`
}

/** The image that a public id in `field` of a call refers to. Refuses `not_found` if no image can have it. */
export function readImageId(id: string, field = 'id'): ImageRef {
  const [jobId = 0, position = 0] = id.split('-').map(Number)
  if (Math.max(jobId, position) > highestId) throw new NotFound({ kind: 'image', id, field })
  return { jobId, position }
}
