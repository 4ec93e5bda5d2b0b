import type { FastifyInstance } from 'fastify'
import { imageView } from '#contract/endpoints/images.ts'
import { sharedView } from '#contract/endpoints/shares.ts'
import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { findSharedPicture } from '#server/jobs/sharing/find-shared-picture.ts'
import { forbidIndexing, linkRateLimits } from '#server/jobs/sharing/link-requests.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Owner } from '#server/platform/caller.ts'
import { callsPerUser } from '#server/platform/calls-per-user.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { findPicture } from './find-picture.ts'
import { openViews } from './open-views.ts'

const viewsPerUser = callsPerUser(240)
const cacheControl = `private, max-age=${bounds.viewsKeptMs / 1_000}`

/** Large views of images. */
export function viewRoutes(app: FastifyInstance, platform: Platform, fetcher: PictureFetcher): void {
  const views = openViews(fetcher, platform)

  mount(
    app,
    imageView,
    async ({ params, caller, request, reply }) => {
      const ref = { jobId: params.id, position: params.imageId }
      const picture = await findPicture(platform.db, caller, ref)
      const image = { ...ref, ...picture, language: languageOf(request) }
      const { bytes, mediaType } = await views.view(caller, image, request.signal)
      // Another user of the same browser, with a session of their own, must request it again.
      reply.header('cache-control', cacheControl).header('vary', 'Cookie, Authorization')
      return reply.type(mediaType).send(bytes)
    },
    { rateLimit: viewsPerUser },
  )

  mount(
    app,
    sharedView,
    async ({ params, query, request, reply }) => {
      forbidIndexing(reply)
      const image = await findSharedPicture(platform.db, query.token, params.imageId)
      const { bytes, mediaType } = await views
        .view(whoHasLinksTo(image.jobId), { ...image, language: languageOf(request) }, request.signal)
        .catch(withoutReason)
      return reply.type(mediaType).send(bytes)
    },
    { rateLimit: linkRateLimits.views },
  )
}

/** User ids start at 1: viewers through a link use no place of its owner, and share a line for each job. */
function whoHasLinksTo(jobId: number): Owner {
  return { id: -jobId }
}

/** The reason names the picture's address, which must not be shown to the link's visitors. */
function withoutReason(error: unknown): never {
  if (error instanceof Refusal && error.code === 'view_unavailable')
    throw new Refusal('thumbnail_unavailable')
  throw error
}
