import type { FastifyInstance } from 'fastify'
import * as starting from '#contract/endpoints/starting.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Starts } from './open-starts.ts'
import { previewRegeneration, regenerateImages } from './regenerate-images.ts'
import { retryJob } from './retry-job.ts'
import { readIdempotencyKey } from './start-once.ts'
import { previewTranslation, translateImages } from './translate-images.ts'

/** Jobs that are made of the images of another one. */
export function retryRoutes(app: FastifyInstance, platform: Platform, starts: Starts): void {
  mount(app, starting.retryJob, ({ params, query, caller, request }) =>
    starts.inTurn(caller, () =>
      retryJob(
        platform,
        caller,
        { jobId: params.id, again: query.again === 'true' },
        { idempotencyKey: readIdempotencyKey(request), token: null },
      ),
    ),
  )

  mount(app, starting.regenerateImages, ({ params, body, caller, request, reply }) => {
    const { dryRun, ...regeneration } = { ...body, jobId: params.id }
    if (dryRun) return previewRegeneration(platform, caller, regeneration)
    reply.code(202)
    const means = { idempotencyKey: readIdempotencyKey(request), token: null }
    return starts.inTurn(caller, () => regenerateImages(platform, caller, regeneration, means))
  })

  mount(app, starting.translateImages, ({ params, body, caller, request, reply }) => {
    const { dryRun, ...translation } = { ...body, jobId: params.id }
    if (dryRun) return previewTranslation(platform, caller, translation)
    reply.code(202)
    const means = { idempotencyKey: readIdempotencyKey(request), token: null }
    return starts.inTurn(caller, () => translateImages(platform, caller, translation, means))
  })
}
