import type { FastifyInstance } from 'fastify'
import {
  downloadCsv,
  downloadFailed,
  downloadJson,
  downloadOriginal,
  downloadPictures,
  downloadXlsx,
} from '#contract/endpoints/downloads.ts'
import { listMediaTypes } from '#contract/lists/list-files.ts'
import { findCompletedJob, findEndedJob, findOwnCompletedJob } from '#server/jobs/reading/find-job.ts'
import { bounds } from '#server/platform/bounds.ts'
import { callsPerUser } from '#server/platform/calls-per-user.ts'
import { limitAtOnce } from '#server/platform/limit-at-once.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { onceClosed } from '#server/platform/requests/once-closed.ts'
import { exportCsv } from './export-csv.ts'
import { exportFailed } from './export-failed.ts'
import { exportJson } from './export-json.ts'
import { exportPictures } from './export-pictures.ts'
import { exportWorkbook } from './export-workbook.ts'
import { nameDownload } from './name-download.ts'
import { openOriginal } from './open-original.ts'

/** Each reads a whole job, and lasts as long as its reader takes. */
const downloadsPerUser = callsPerUser(60)

const failedEndings = { de: 'ohne-texte.csv', en: 'without-texts.csv' } as const

/** A link in a page carries no language, so downloads follow the language of the caller's account. */
export function downloadRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, pool } = platform
  const pictureDownloads = limitAtOnce(bounds.pictureDownloadsAtOnce)

  mount(
    app,
    downloadCsv,
    async ({ params, query, caller, reply }) => {
      const job = await findCompletedJob(db, caller, params.id)
      nameDownload(reply, job.filename, 'bildwort.csv')
      return reply
        .type('text/csv; charset=utf-8')
        .send(exportCsv(pool, job, { delimiter: query.delimiter, language: caller.language }))
    },
    { rateLimit: downloadsPerUser },
  )

  mount(
    app,
    downloadJson,
    async ({ params, caller, reply }) => {
      const job = await findCompletedJob(db, caller, params.id)
      nameDownload(reply, job.filename, 'bildwort.json')
      return reply
        .type('application/json; charset=utf-8')
        .send(exportJson(pool, job, { language: caller.language }))
    },
    { rateLimit: downloadsPerUser },
  )

  mount(
    app,
    downloadXlsx,
    async ({ params, caller, reply }) => {
      const job = await findCompletedJob(db, caller, params.id)
      nameDownload(reply, job.filename, 'bildwort.xlsx')
      return reply.type(listMediaTypes.xlsx).send(exportWorkbook(pool, job, { language: caller.language }))
    },
    { rateLimit: downloadsPerUser },
  )

  mount(
    app,
    downloadFailed,
    async ({ params, query, caller, reply }) => {
      const job = await findEndedJob(db, caller, params.id)
      nameDownload(reply, job.filename, failedEndings[caller.language])
      return reply
        .type('text/csv; charset=utf-8')
        .send(exportFailed(pool, job, { delimiter: query.delimiter, language: caller.language }))
    },
    { rateLimit: downloadsPerUser },
  )

  mount(
    app,
    downloadPictures,
    async ({ params, caller, request, reply }) => {
      const job = await findOwnCompletedJob(db, caller, params.id)
      if (!job.pictureSet) throw new Refusal('no_uploaded_pictures')
      const place = pictureDownloads.take(caller.id)
      if ('full' in place) {
        platform.metrics.boundsReached.inc({ bound: 'pictureDownloadsAtOnce' })
        throw new Refusal('too_many_at_once', { retryAfterSeconds: 5 })
      }
      nameDownload(reply, job.filename, 'bildwort.zip')
      const content = exportPictures(platform, job)
      onceClosed([content, request.raw.socket], () => place.release())
      return reply.type('application/zip').send(content)
    },
    { rateLimit: downloadsPerUser },
  )

  mount(
    app,
    downloadOriginal,
    async ({ params, caller, reply }) => {
      const { filename, mediaType, bytes, content } = await openOriginal(platform, caller, params.id)
      nameDownload(reply, filename)
      return reply.header('content-type', mediaType).header('content-length', bytes).send(content)
    },
    { rateLimit: downloadsPerUser },
  )
}
