import type { FastifyInstance } from 'fastify'
import { retryJob as retryJobEndpoint } from '#contract/endpoints/jobs.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { KeyedMutex } from '#server/platform/waiting/create-keyed-mutex.ts'
import { readRequestHeader } from './read-request-header.ts'
import { retryJob } from './retry-job.ts'

/** `starts` is the one of all starts: each holds a database connection. */
export function retryRoutes(app: FastifyInstance, platform: Platform, starts: KeyedMutex<number>): void {
  mount(app, retryJobEndpoint, ({ params, query, caller, request }) =>
    starts.run(caller.id, () =>
      retryJob(
        platform,
        caller,
        { jobId: params.id, again: query.again === 'true' },
        { idempotencyKey: readRequestHeader(request.headers['idempotency-key']), tokenId: null },
      ),
    ),
  )
}
