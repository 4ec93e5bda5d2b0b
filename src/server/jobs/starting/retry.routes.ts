import type { FastifyInstance } from 'fastify'
import { retryJob as retryJobEndpoint } from '#contract/endpoints/jobs.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Starts } from './open-starts.ts'
import { readIdempotencyKey } from './read-idempotency-key.ts'
import { retryJob } from './retry-job.ts'

export function retryRoutes(app: FastifyInstance, platform: Platform, starts: Starts): void {
  mount(app, retryJobEndpoint, ({ params, query, caller, request }) =>
    starts.inTurn(caller, () =>
      retryJob(
        platform,
        caller,
        { jobId: params.id, again: query.again === 'true' },
        { idempotencyKey: readIdempotencyKey(request), token: null },
      ),
    ),
  )
}
