import { imageThumbnail } from '#contract/endpoints/jobs.ts'
import type { Image } from '#contract/entities/image.ts'
import { urlOf } from '#web/http/url-of.ts'

/** Where the app serves the small picture of an image; null where there is none. */
export function thumbnailOf(
  jobId: number,
  image: Pick<Image, 'id' | 'hasThumbnail'>,
): `/api/${string}` | null {
  if (!image.hasThumbnail) return null
  // Safe: the endpoint's path begins with /api/.
  return urlOf(imageThumbnail, { params: { id: jobId, imageId: image.id } }) as `/api/${string}`
}
