import { imageThumbnail, previewThumbnail } from '#contract/endpoints/images.ts'
import { urlOf } from '#web/http/url-of.ts'

/** The address of an image's thumbnail; null if it has none. */
export function thumbnailOf(
  jobId: number,
  image: { id: number; hasThumbnail: boolean },
): `/api/${string}` | null {
  if (!image.hasThumbnail) return null
  return apiAddress(urlOf(imageThumbnail, { params: { id: jobId, imageId: image.id } }))
}

/** The address of a thumbnail for any image address, fetched on demand. */
export function previewOf(url: string): `/api/${string}` {
  return apiAddress(urlOf(previewThumbnail, { query: { url } }))
}

function apiAddress(url: string): `/api/${string}` {
  // Safe: every endpoint of the contract starts like this.
  return url as `/api/${string}`
}
