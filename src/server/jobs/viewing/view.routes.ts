import type { FastifyInstance, FastifyRequest } from 'fastify'
import { imageView } from '#contract/endpoints/jobs.ts'
import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { bounds } from '#server/platform/bounds.ts'
import { callerOf } from '#server/platform/caller.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { findPicture } from './find-picture.ts'
import { openViews } from './open-views.ts'

const viewsPerUser = {
  max: 240,
  timeWindow: 60_000,
  keyGenerator: (request: FastifyRequest) => `user ${callerOf(request).id}`,
}
const cacheControl = `private, max-age=${bounds.viewsKeptMs / 1_000}`

/** Images to be looked at closely. */
export function viewRoutes(app: FastifyInstance, platform: Platform, fetcher: PictureFetcher): void {
  const views = openViews(fetcher, platform)

  mount(
    app,
    imageView,
    async ({ params, caller, request, reply }) => {
      const ref = { jobId: params.id, position: params.imageId }
      const url = await findPicture(platform.db, caller, ref)
      const image = { ...ref, url, language: languageOf(request) }
      const { bytes, mediaType } = await views.view(caller, image, request.signal)
      // A browser that somebody else uses next, with a session of their own, asks again.
      reply.header('cache-control', cacheControl).header('vary', 'Cookie, Authorization')
      return reply.type(mediaType).send(bytes)
    },
    { rateLimit: viewsPerUser },
  )
}
