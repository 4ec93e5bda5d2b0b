import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/endpoints/shares.ts'
import { userAt } from '#server/audit/actor.ts'
import { thumbnailIn } from '#server/jobs/reading/read-thumbnail.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { endShare } from './end-share.ts'
import { findSharedJob } from './find-shared-job.ts'
import { forbidIndexing, linkRateLimits } from './link-requests.ts'
import { readSharedJob } from './read-shared-job.ts'
import { shareJob } from './share-job.ts'
import { listShares } from './shares.queries.ts'
import { visibleThroughShare } from './visible-through-share.ts'

/** Links to jobs: managing one's own, and viewing through a link. */
export function sharingRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  mount(app, calls.shareJob, ({ params, body, caller, request }) =>
    shareJob(db, userAt(caller.id, request.ip), { jobId: params.id, days: body.days }),
  )

  mount(app, calls.listShares, ({ params, caller }) => listShares(db, caller, params.id))

  mount(app, calls.endShare, async ({ params, caller, request, reply }) => {
    await endShare(db, userAt(caller.id, request.ip), { jobId: params.id, shareId: params.shareId })
    return reply.code(204).send()
  })

  mount(
    app,
    calls.sharedJob,
    ({ query, reply }) => {
      forbidIndexing(reply)
      return readSharedJob(db, query)
    },
    { rateLimit: linkRateLimits.pages },
  )

  mount(
    app,
    calls.sharedThumbnail,
    async ({ params, query, reply }) => {
      forbidIndexing(reply)
      const { id, ...share } = await findSharedJob(db, query.token)
      return reply
        .type('image/webp')
        .send(await thumbnailIn(platform, id, params.imageId, visibleThroughShare(share)))
    },
    { rateLimit: linkRateLimits.thumbnails },
  )
}
