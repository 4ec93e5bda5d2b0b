import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sharedJob, sharedThumbnail, sharedView } from '#contract/endpoints/shares.ts'
import type { SharedImage } from '#contract/entities/share.ts'
import { call } from '#web/http/call.ts'
import { CallError } from '#web/http/call-error.ts'
import { urlOf } from '#web/http/url-of.ts'

export const imagesPerPage = 24

/** One page of a shared job. */
export const sharedQuery = (token: string, page: number) =>
  queryOptions({
    queryKey: ['shared', token, page],
    queryFn: ({ signal }) => {
      const query = { token, offset: (page - 1) * imagesPerPage, limit: imagesPerPage }
      return call(sharedJob, { query, signal })
    },
    placeholderData: keepPreviousData,
  })

/** Whether the link has expired or never existed. */
export function isOver(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}

/** The address of an image's thumbnail for the holder of a link. */
export function sharedThumbnailOf(token: string, image: SharedImage): `/api/${string}` | null {
  if (!image.hasThumbnail) return null
  // Safe: every endpoint of the contract starts like this.
  return urlOf(sharedThumbnail, { params: { imageId: image.id }, query: { token } }) as `/api/${string}`
}

/** The address of the large image for the holder of a link. */
export function sharedViewOf(token: string, image: SharedImage): `/api/${string}` {
  // Safe, as above.
  return urlOf(sharedView, { params: { imageId: image.id }, query: { token } }) as `/api/${string}`
}
