import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { apiLimits } from '#contract/api-limits.ts'
import * as calls from '#contract/endpoints/v1/jobs.ts'
import { findOpenTokens } from '#server/accounts/tokens/find-open-tokens.ts'
import { stopJobById } from '#server/jobs/ending/stop-job.ts'
import { type JobStreams, readLastEventId } from '#server/jobs/following/open-job-streams.ts'
import { prepareFollowJob } from '#server/jobs/following/prepare-follow-job.ts'
import { findOwnJob } from '#server/jobs/reading/find-job.ts'
import { admitUpload } from '#server/jobs/starting/admit-upload.ts'
import { countingStart } from '#server/jobs/starting/count-start.ts'
import type { Starts } from '#server/jobs/starting/open-starts.ts'
import { quoteJob } from '#server/jobs/starting/quote-job.ts'
import type { ReceivedUpload } from '#server/jobs/starting/receive-upload.ts'
import { retryJob } from '#server/jobs/starting/retry-job.ts'
import { startJob } from '#server/jobs/starting/start-job.ts'
import type { StartedJob } from '#server/jobs/starting/write-job.ts'
import { tokenCallerOf } from '#server/platform/caller.ts'
import { InvalidInput, wordsOfAbsentBody } from '#server/platform/invalid-input.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { openEventStream } from '#server/platform/requests/open-event-stream.ts'
import { tellingLimits } from '#server/platform/v1/say-limits.ts'
import { watchSessions } from '#server/platform/watch-sessions.ts'
import { answerStart, pathOf } from './answer-start.ts'
import { digestJson } from './idempotency/digest-body.ts'
import { mountIdempotent } from './idempotency/mount-idempotent.ts'
import { mayBeRepeat, withIdempotency } from './idempotency/with-idempotency.ts'
import { withListOfImages } from './list-of-images.ts'
import { withListOfPictures } from './list-of-pictures.ts'
import { readExtras, type SaidExtras } from './read-extras.ts'
import { readListForm } from './read-list-form.ts'
import { refuseAddresses } from './refuse-addresses.ts'
import { shapeV1Job, shapeV1Quote } from './shape-v1.ts'
import { v1Events } from './v1-events.ts'

const megabyte = 1_000_000
const isAdmitted = async () => {}
const takesPictures = true

/** Starting jobs through API v1, and controlling running ones. */
export function runningRoutes(
  app: FastifyInstance,
  platform: Platform,
  {
    starts,
    streams,
    limitLarge,
  }: { starts: Starts; streams: JobStreams; limitLarge: onRequestAsyncHookHandler },
): void {
  const { db } = platform
  const followJob = prepareFollowJob(db, streams)
  const tokens = watchSessions(findOpenTokens(platform))
  const large = { bodyLimit: apiLimits.imagesPerCallMegabytes * megabyte, onRequest: limitLarge }

  mount(
    app,
    calls.startJob,
    async ({ request, body, reply }) => {
      const caller = tokenCallerOf(request)
      const telling = tellingLimits(platform, reply)
      const startOnce = (
        digest: Buffer,
        admitOnce: () => Promise<void>,
        { maxCostCents, said }: { maxCostCents: number | null; said: SaidExtras },
        withUpload: (start: (upload: ReceivedUpload) => Promise<StartedJob>) => Promise<StartedJob>,
        signal?: AbortSignal,
      ) =>
        withIdempotency(platform, { request, reply, digest }, async (keep) => {
          await admitOnce()
          const extras = await readExtras(platform, caller, said)
          return await answerStart({ request, reply, keep }, (means) =>
            withUpload((upload) =>
              starts.inTurn(caller, () =>
                startJob(platform, caller, upload, { ...means, maxCostCents, extras }, signal),
              ),
            ),
          )
        })
      return await countingStart(telling, caller, async (count) => {
        const admit = () => admitUpload(platform, caller, { token: caller, count })
        if (body)
          return await startOnce(
            digestJson(request),
            admit,
            { maxCostCents: body.maxCost ?? null, said: body },
            (start) => {
              refuseAddresses(body, caller)
              return withListOfImages(body, start)
            },
          )
        refuseWithoutForm(request)
        // Only its content shows whether a form is a repeat: one that can be is admitted later.
        const mayRepeat = await mayBeRepeat(platform, request)
        const [first, later] = mayRepeat ? [isAdmitted, admit] : [admit, isAdmitted]
        return await starts.receive(
          { request, reply, caller, takesPictures },
          first,
          async (upload, signal) => {
            const { digest, list, ...form } = await readListForm(request, upload)
            return await startOnce(
              digest,
              later,
              form,
              (start) => withListOfPictures(platform, caller, list, start, signal),
              signal,
            )
          },
        )
      })
    },
    large,
  )

  mount(
    app,
    calls.quoteJob,
    async ({ request, body, reply }) => {
      const caller = tokenCallerOf(request)
      const telling = tellingLimits(platform, reply)
      const quote = (upload: ReceivedUpload, maxCostCents: number | null, signal?: AbortSignal) =>
        starts.inTurn(caller, () => quoteJob(telling, caller, { upload, maxCostCents }, signal))
      if (body) {
        refuseAddresses(body, caller)
        return shapeV1Quote(await withListOfImages(body, (list) => quote(list, body.maxCost ?? null)))
      }
      refuseWithoutForm(request)
      const answer = starts.receive(
        { request, reply, caller, takesPictures },
        isAdmitted,
        async (upload, signal) => {
          const { maxCostCents, list } = await readListForm(request, upload)
          const ask = (named: ReceivedUpload) => quote(named, maxCostCents, signal)
          return await withListOfPictures(platform, caller, list, ask, signal)
        },
      )
      return shapeV1Quote(await answer)
    },
    large,
  )

  mountIdempotent(app, platform, calls.retryJob, async ({ params, body, request, reply }, keep) => {
    const caller = tokenCallerOf(request)
    const { again = false, include = [], maxCost: maxCostCents = null } = body ?? {}
    return await answerStart({ request, reply, keep }, (means) =>
      starts.inTurn(caller, () =>
        retryJob(
          tellingLimits(platform, reply),
          caller,
          { jobId: params.id, again, include },
          { ...means, maxCostCents },
        ),
      ),
    )
  })

  mountIdempotent(app, platform, calls.stopJob, async ({ params, caller, request, reply }) => {
    await findOwnJob(db, caller, params.id)
    await stopJobById(platform, caller, params.id)
    reply.header('location', pathOf(params.id))
    return shapeV1Job(await findOwnJob(db, caller, params.id), languageOf(request))
  })

  mount(app, calls.followJob, async ({ params, caller, request, reply }) => {
    const from = {
      jobId: params.id,
      lastEventId: readLastEventId(request),
      language: languageOf(request),
      events: v1Events,
    }
    // An administrator's token does not reach other users' jobs.
    const follow = await followJob({ ...caller, isAdmin: false }, from)
    const stream = openEventStream(reply)
    // Safe: a named job exists or is refused, and a route that needs a token has one.
    tokens.endWithSession(stream, { tokenHash: request.sessionHash!, isAdmin: caller.isAdmin })
    follow!(stream)
    return reply
  })
}

function refuseWithoutForm(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new InvalidInput([{ path: '', words: wordsOfAbsentBody(request) }])
}
