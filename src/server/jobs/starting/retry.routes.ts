import type { FastifyInstance } from 'fastify'
import { retryJob as retryJobEndpoint } from '#contract/endpoints/jobs.ts'
import type { Turns } from '#server/jobs/take-turns.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRequestHeader } from './read-request-header.ts'
import { retryJob } from './retry-job.ts'

/** `turns` are those of all starts: each holds a database connection. */
export function retryRoutes(app: FastifyInstance, platform: Platform, turns: Turns): void {
  mount(app, retryJobEndpoint, ({ params, query, caller, request }) =>
    turns.run(caller.id, () =>
      retryJob(
        platform,
        caller,
        { jobId: params.id, again: query.again === 'true' },
        readRequestHeader(request.headers['idempotency-key']),
      ),
    ),
  )
}
