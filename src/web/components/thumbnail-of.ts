import { imageThumbnail, previewThumbnail } from '#contract/endpoints/jobs.ts'
import { urlOf } from '#web/http/url-of.ts'

/** Where the app serves the small picture of an image; null where there is none. */
export function thumbnailOf(
  jobId: number,
  image: { id: number; hasThumbnail: boolean },
): `/api/${string}` | null {
  if (!image.hasThumbnail) return null
  return apiAddress(urlOf(imageThumbnail, { params: { id: jobId, imageId: image.id } }))
}

/** Where the app serves a small picture of any address, fetched for this look. */
export function previewOf(url: string): `/api/${string}` {
  return apiAddress(urlOf(previewThumbnail, { query: { url } }))
}

function apiAddress(url: string): `/api/${string}` {
  // Safe: every endpoint of the contract begins so.
  return url as `/api/${string}`
}
