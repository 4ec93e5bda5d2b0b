import { tmpdir } from 'node:os'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import * as images from '#contract/endpoints/images.ts'
import * as calls from '#contract/endpoints/jobs.ts'
import * as starting from '#contract/endpoints/starting.ts'
import { findOpenSessions } from '#server/accounts/signing-in/find-open-sessions.ts'
import { userAt } from '#server/audit/actor.ts'
import { callsPerUser } from '#server/platform/calls-per-user.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { openEventStream } from '#server/platform/requests/open-event-stream.ts'
import { watchSessions } from '#server/platform/watch-sessions.ts'
import type { Describers } from '#server/provider-runtime/open-describers.ts'
import { refuseUnactivated } from '#server/provider-runtime/require-keys.ts'
import { actRoutes } from './acting/act.routes.ts'
import { deleteJob, deleteJobs } from './deleting/delete-job.ts'
import { restoreJobs } from './deleting/restore-jobs.ts'
import { stopJob } from './ending/stop-job.ts'
import { downloadRoutes } from './exports/download.routes.ts'
import { fillRoutes } from './filling/fill.routes.ts'
import { appEvents } from './following/event-shapes.ts'
import { type JobStreams, readLastEventId } from './following/open-job-streams.ts'
import { prepareFollowJob } from './following/prepare-follow-job.ts'
import { labelRoutes } from './labels/label.routes.ts'
import { presetRoutes } from './presets/preset.routes.ts'
import { listJobs } from './reading/list-jobs.ts'
import { openPreviews } from './reading/open-previews.ts'
import { openSearches } from './reading/open-searches.ts'
import { readJob } from './reading/read-job.ts'
import { readThumbnail } from './reading/read-thumbnail.ts'
import { recordAdminAccess, recordAdminAccesses } from './reading/record-admin-access.ts'
import { reviewRoutes } from './reviewing/review.routes.ts'
import { filterRoutes } from './saved-filters/filter.routes.ts'
import { sharingRoutes } from './sharing/sharing.routes.ts'
import { admitUpload } from './starting/admit-upload.ts'
import { countingStart } from './starting/count-start.ts'
import { dropOldUploads } from './starting/drop-old-uploads.ts'
import { findStarted } from './starting/find-started.ts'
import type { Starts } from './starting/open-starts.ts'
import { retryRoutes } from './starting/retry.routes.ts'
import { startJob } from './starting/start-job.ts'
import { readIdempotencyKey } from './starting/start-once.ts'
import { uploadingRoutes } from './uploading/uploading.routes.ts'
import { removeGoneViews } from './viewing/remove-gone-views.ts'
import { viewRoutes } from './viewing/view.routes.ts'

const previewsPerUser = callsPerUser(120)

/** `starts`, `streams` and `describers` are shared with the API. */
export function jobRoutes(
  app: FastifyInstance,
  platform: Platform,
  { starts, streams, describers }: { starts: Starts; streams: JobStreams; describers: Describers },
): void {
  const { db, log } = platform
  const { fetcher } = describers
  const followJob = prepareFollowJob(db, streams)
  const searches = openSearches(platform)
  const sessions = watchSessions(findOpenSessions(platform))
  const previews = openPreviews(fetcher, platform)
  app.register(multipart, { throwFileSizeLimit: false })
  recordAdminAccesses(app, db)
  app.addHook('onReady', async () => {
    await dropOldUploads(tmpdir()).catch((error) => log.warn({ err: error }, 'old uploads were not removed'))
  })
  app.addHook('preClose', async () => streams.close())

  mount(app, starting.startJob, async ({ request, caller, reply }) => {
    const idempotencyKey = readIdempotencyKey(request)
    const earlier = await findStarted(db, caller, idempotencyKey)
    if (earlier) return earlier
    const means = { idempotencyKey, token: null }
    return await countingStart(platform, caller, (count) => {
      const admit = () => admitUpload(platform, caller, { token: null, count })
      return starts.receive({ request, reply, caller }, admit, (upload, signal) =>
        starts.inTurn(caller, () => startJob(platform, caller, upload, means, signal)),
      )
    })
  })

  mount(app, calls.followJob, async ({ request, query, caller, reply }) => {
    const follow = await followJob(caller, {
      jobId: query.jobId,
      lastEventId: readLastEventId(request),
      language: languageOf(request),
      events: appEvents,
    })
    if (!follow) return reply.code(204).send()
    const stream = openEventStream(reply)
    if (query.jobId !== undefined && caller.isAdmin)
      await recordAdminAccess(db, userAt(caller.id, request.ip), query.jobId)
    // Safe: a route that requires a caller has their session.
    sessions.endWithSession(stream, { tokenHash: request.sessionHash!, isAdmin: caller.isAdmin })
    follow(stream)
    return reply
  })

  mount(app, calls.stopJob, async ({ caller, reply }) => {
    const jobId = await stopJob(platform, caller)
    return jobId === null ? {} : reply.code(202).send({ jobId })
  })

  mount(app, calls.listJobs, async ({ query, caller, request, reply }) => {
    const reader = { caller, language: languageOf(request), gone: request.signal }
    const list = await listJobs(db, searches, reader, query)
    reply.header('x-total-count', list.total)
    return list.jobs
  })

  mount(app, calls.jobDetail, ({ params, query, caller, request }) =>
    readJob(db, searches, caller, {
      jobId: params.id,
      query,
      language: languageOf(request),
      gone: request.signal,
    }),
  )

  mount(app, calls.deleteJob, async ({ params, caller, request, reply }) => {
    await deleteJob(db, userAt(caller.id, request.ip), params.id)
    await removeGoneViews(platform, [params.id])
    return reply.code(204).send()
  })

  mount(app, calls.deleteJobs, async ({ body, caller, request }) => {
    const jobIds = await deleteJobs(db, userAt(caller.id, request.ip), body.jobIds)
    await removeGoneViews(platform, jobIds)
    return { jobIds }
  })

  mount(app, calls.restoreJobs, async ({ body, caller, request }) => ({
    jobIds: await restoreJobs(db, userAt(caller.id, request.ip), body.jobIds),
  }))

  mount(app, images.imageThumbnail, async ({ params, caller, reply }) => {
    const webp = await readThumbnail(platform, caller, params.id, params.imageId)
    return reply.type('image/webp').send(webp)
  })

  mount(
    app,
    images.previewThumbnail,
    async ({ query, caller, request, reply }) => {
      await refuseUnactivated(db, caller)
      const webp = await previews.preview(caller, query.url, request.signal)
      return reply.type('image/webp').send(webp)
    },
    { rateLimit: previewsPerUser },
  )

  downloadRoutes(app, platform)
  fillRoutes(app, platform)
  retryRoutes(app, platform, starts)
  reviewRoutes(app, platform, describers)
  actRoutes(app, platform, searches)
  sharingRoutes(app, platform)
  viewRoutes(app, platform, fetcher)
  uploadingRoutes(app, platform)
  presetRoutes(app, platform)
  filterRoutes(app, platform)
  labelRoutes(app, platform)
}
