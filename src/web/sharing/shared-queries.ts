import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sharedJob, sharedThumbnail, sharedView } from '#contract/endpoints/shares.ts'
import type { SharedImage } from '#contract/entities/share.ts'
import { call } from '#web/http/call.ts'
import { CallError } from '#web/http/call-error.ts'
import { urlOf } from '#web/http/url-of.ts'

export const imagesPerPage = 24

/** A page of what a link opens. */
export const sharedQuery = (token: string, page: number) =>
  queryOptions({
    queryKey: ['shared', token, page],
    queryFn: ({ signal }) => {
      const query = { token, offset: (page - 1) * imagesPerPage, limit: imagesPerPage }
      return call(sharedJob, { query, signal })
    },
    placeholderData: keepPreviousData,
  })

/** The link is over, or never was one. */
export function isOver(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}

/** Where the app serves the small picture of an image to whoever has the link. */
export function sharedThumbnailOf(token: string, image: SharedImage): `/api/${string}` | null {
  if (!image.hasThumbnail) return null
  // Safe: every endpoint of the contract begins so.
  return urlOf(sharedThumbnail, { params: { imageId: image.id }, query: { token } }) as `/api/${string}`
}

/** Where the app serves the large one. */
export function sharedViewOf(token: string, image: SharedImage): `/api/${string}` {
  // Safe, as above.
  return urlOf(sharedView, { params: { imageId: image.id }, query: { token } }) as `/api/${string}`
}
