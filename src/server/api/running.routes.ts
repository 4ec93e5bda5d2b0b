import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { JobForm } from '#contract/endpoints/v1/job-input.ts'
import * as calls from '#contract/endpoints/v1/jobs.ts'
import { limits } from '#contract/limits.ts'
import { wordsOfIssue } from '#contract/words-of-issue.ts'
import { findOpenTokens } from '#server/accounts/tokens/find-open-tokens.ts'
import { stopJobById } from '#server/jobs/ending/stop-job.ts'
import type { JobStreams } from '#server/jobs/following/open-job-streams.ts'
import { prepareFollowJob } from '#server/jobs/following/prepare-follow-job.ts'
import { readLastEventId } from '#server/jobs/following/read-last-event-id.ts'
import { findOwnJob } from '#server/jobs/reading/find-job.ts'
import { admitUpload } from '#server/jobs/starting/admit-upload.ts'
import { findStarted } from '#server/jobs/starting/find-started.ts'
import type { Starts } from '#server/jobs/starting/open-starts.ts'
import { readRequestHeader } from '#server/jobs/starting/read-request-header.ts'
import { retryJob } from '#server/jobs/starting/retry-job.ts'
import { startJob } from '#server/jobs/starting/start-job.ts'
import type { StartMeans } from '#server/jobs/starting/write-job.ts'
import { tokenCallerOf } from '#server/platform/caller.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { watchSessions } from '#server/platform/watch-sessions.ts'
import { withListOfImages } from './list-of-images.ts'
import { shapeV1Job } from './shape-v1.ts'
import { v1Events } from './v1-events.ts'

const megabyte = 1_000_000

/** Starting jobs through API v1, and what can be done with one that runs. */
export function runningRoutes(
  app: FastifyInstance,
  platform: Platform,
  { starts, streams }: { starts: Starts; streams: JobStreams },
): void {
  const { db } = platform
  const followJob = prepareFollowJob(db, streams)
  const tokens = watchSessions(findOpenTokens(platform))
  const answerJob = async (jobId: number, request: FastifyRequest, reply: FastifyReply) => {
    const job = await findOwnJob(db, tokenCallerOf(request), jobId)
    reply.header('location', `/api/v1/jobs/${jobId}`)
    return shapeV1Job(job, languageOf(request))
  }

  mount(
    app,
    calls.startJob,
    async ({ request, body, reply }) => {
      const caller = tokenCallerOf(request)
      const means = meansOf(request)
      const earlier = await findStarted(db, caller, means.idempotencyKey)
      if (earlier) return await answerJob(earlier.jobId, request, reply)
      if (!body) {
        const { jobId } = await starts.receive({ request, reply, caller }, means, (upload, signal) =>
          startJob(platform, caller, upload, { ...means, ...readFormFields(upload.fields) }, signal),
        )
        return await answerJob(jobId, request, reply)
      }
      await admitUpload(platform, caller, means)
      const { jobId } = await withListOfImages(body, (upload) =>
        starts.inTurn(caller, () =>
          startJob(platform, caller, upload, { ...means, maxCostCents: body.maxCost ?? null }),
        ),
      )
      return await answerJob(jobId, request, reply)
    },
    { bodyLimit: limits.imagesPerCallMegabytes * megabyte },
  )

  mount(app, calls.stopJob, async ({ params, caller, request, reply }) => {
    await findOwnJob(db, caller, params.id)
    await stopJobById(platform, caller, params.id)
    return await answerJob(params.id, request, reply)
  })

  mount(app, calls.retryJob, async ({ params, body, caller, request, reply }) => {
    const { again = false, maxCost: maxCostCents = null } = body ?? {}
    const { jobId } = await starts.inTurn(caller, () =>
      retryJob(platform, caller, { jobId: params.id, again }, { ...meansOf(request), maxCostCents }),
    )
    return await answerJob(jobId, request, reply)
  })

  mount(app, calls.followJob, async ({ params, caller, request, reply }) => {
    const from = {
      jobId: params.id,
      lastEventId: readLastEventId(request),
      language: languageOf(request),
      events: v1Events,
    }
    // An administrator's token reaches nobody else's job.
    const stream = await followJob({ ...caller, isAdmin: false }, from)
    // Safe: a job that is named is there, or refused; and a route that needs a token has one.
    tokens.endWithSession(stream!, { tokenHash: request.sessionHash!, isAdmin: caller.isAdmin })
    return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream)
  })
}

/** Keys of the app and of the API do not meet. */
function meansOf(request: FastifyRequest): StartMeans {
  const key = readRequestHeader(request.headers['idempotency-key'])
  return { idempotencyKey: key && `v1:${key}`, token: tokenCallerOf(request) }
}

/** Refuses `invalid_input` for fields that a list's form does not have. */
function readFormFields(fields: Record<string, string>): { maxCostCents: number | null } {
  const read = JobForm.omit({ file: true }).strict().safeParse(fields)
  if (!read.success)
    throw new InvalidInput(
      read.error.issues.map((issue) => ({ path: issue.path.join('.'), words: wordsOfIssue(issue) })),
    )
  return { maxCostCents: read.data.maxCost }
}
