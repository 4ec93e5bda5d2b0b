import type { FastifyInstance } from 'fastify'
import {
  downloadCsv,
  downloadFailed,
  downloadJson,
  downloadOriginal,
  downloadXlsx,
} from '#contract/endpoints/downloads.ts'
import { listMediaTypes } from '#contract/lists/list-files.ts'
import { findCompletedJob, findEndedJob } from '#server/jobs/reading/find-job.ts'
import { callsPerUser } from '#server/platform/calls-per-user.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { exportCsv } from './export-csv.ts'
import { exportFailed } from './export-failed.ts'
import { exportJson } from './export-json.ts'
import { exportWorkbook } from './export-workbook.ts'
import { nameDownload } from './name-download.ts'
import { openOriginal } from './open-original.ts'

/** Each reads a whole job, and lasts as long as its reader takes. */
const downloadsPerUser = callsPerUser(60)

const failedEndings = { de: 'ohne-texte.csv', en: 'without-texts.csv' } as const

/** A link in a page carries no language, so downloads follow the language of the caller's account. */
export function downloadRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, pool } = platform

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
    downloadOriginal,
    async ({ params, caller, reply }) => {
      const { filename, mediaType, bytes, content } = await openOriginal(platform, caller, params.id)
      nameDownload(reply, filename)
      return reply.header('content-type', mediaType).header('content-length', bytes).send(content)
    },
    { rateLimit: downloadsPerUser },
  )
}
