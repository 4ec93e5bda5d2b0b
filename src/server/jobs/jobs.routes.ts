import { tmpdir } from 'node:os'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#contract/endpoints/jobs.ts'
import { createPictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { callerOf } from '#server/platform/caller.ts'
import { endWithSession } from '#server/platform/end-with-session.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { createKeyedMutex } from '#server/platform/waiting/create-keyed-mutex.ts'
import { deleteJob } from './ending/delete-job.ts'
import { stopJob } from './ending/stop-job.ts'
import { downloadRoutes } from './exports/download.routes.ts'
import { followJob } from './following/follow-job.ts'
import { followJobs } from './following/follow-jobs.ts'
import { listJobs } from './reading/list-jobs.ts'
import { previewPicture } from './reading/preview-picture.ts'
import { readJob } from './reading/read-job.ts'
import { readThumbnail } from './reading/read-thumbnail.ts'
import { reviewRoutes } from './reviewing/review.routes.ts'
import { dropOldUploads } from './starting/drop-old-uploads.ts'
import { readRequestHeader } from './starting/read-request-header.ts'
import { receiveUpload } from './starting/receive-upload.ts'
import { retryRoutes } from './starting/retry.routes.ts'
import { startJob } from './starting/start-job.ts'

const privateForAnHour = 'private, max-age=3600'
const previewWithinMs = 15_000
const previewsPerUser = {
  max: 120,
  timeWindow: 60_000,
  keyGenerator: (request: FastifyRequest) => `user ${callerOf(request).id}`,
}
/**
 * Each holds a database connection for as long as its list is read, those that wait for another start of the same user
 * as well: without turns twenty of them hold every connection there is.
 */
const startsAtOnce = 4

export function jobRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings, log } = platform
  const followers = followJobs(platform)
  const starts = createKeyedMutex<number>(startsAtOnce)
  const fetcher = createPictureFetcher({ allow: settings.IMAGE_FETCH_ALLOW })
  app.register(multipart, { throwFileSizeLimit: false })
  app.addHook('onReady', async () => {
    await dropOldUploads(tmpdir()).catch((error) => log.warn({ err: error }, 'old uploads were not removed'))
  })
  app.addHook('preClose', async () => followers.close())
  app.addHook('onClose', async () => fetcher.close())

  mount(app, calls.startJob, ({ request, caller }) =>
    receiveUpload(request, settings.MAX_UPLOAD_MB, (upload) =>
      starts.run(caller.id, () =>
        startJob(platform, caller, upload, readRequestHeader(request.headers['idempotency-key'])),
      ),
    ),
  )

  mount(app, calls.followJob, async ({ request, query, caller, reply }) => {
    const lastEventId = Number(readRequestHeader(request.headers['last-event-id']) ?? Number.NaN)
    const stream = await followJob(db, followers, caller, {
      jobId: query.jobId,
      lastEventId: Number.isInteger(lastEventId) && lastEventId >= 0 ? lastEventId : null,
      language: languageOf(request),
    })
    if (!stream) return reply.code(204).send()
    endWithSession(stream, () => request.isStillSignedIn())
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
  })

  mount(app, calls.stopJob, async ({ caller, reply }) => {
    const jobId = await stopJob(platform, caller.id)
    return jobId === null ? {} : reply.code(202).send({ jobId })
  })

  mount(app, calls.listJobs, async ({ query, caller, request, reply }) => {
    const list = await listJobs(db, caller, query, languageOf(request))
    reply.header('x-total-count', list.total)
    return list.jobs
  })

  mount(app, calls.jobDetail, ({ params, query, caller, request }) =>
    readJob(db, caller, params.id, query, languageOf(request)),
  )

  mount(app, calls.deleteJob, async ({ params, caller, reply }) => {
    await deleteJob(db, caller, params.id)
    return reply.code(204).send()
  })

  mount(app, calls.imageThumbnail, async ({ params, caller, reply }) => {
    const webp = await readThumbnail(db, caller, params.id, params.imageId)
    return reply.type('image/webp').header('cache-control', privateForAnHour).send(webp)
  })

  mount(
    app,
    calls.previewThumbnail,
    async ({ query, reply }) => {
      const webp = await previewPicture(fetcher, query.url, previewWithinMs)
      return reply.type('image/webp').header('cache-control', privateForAnHour).send(webp)
    },
    { rateLimit: previewsPerUser },
  )

  downloadRoutes(app, platform)
  retryRoutes(app, platform, starts)
  reviewRoutes(app, platform, fetcher)
}
