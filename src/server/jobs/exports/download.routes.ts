import type { FastifyInstance, FastifyReply } from 'fastify'
import { downloadCsv, downloadFailed, downloadJson, downloadXlsx } from '#contract/endpoints/jobs.ts'
import { findCompletedJob, findEndedJob } from '#server/jobs/reading/find-job.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { exportCsv } from './export-csv.ts'
import { exportFailed } from './export-failed.ts'
import { exportJson } from './export-json.ts'
import { exportWorkbook } from './export-workbook.ts'

const failedEndings = { de: 'ohne-texte.csv', en: 'without-texts.csv' } as const

/** A link in a page carries no language of its own, so downloads follow the one of the caller's account. */
export function downloadRoutes(app: FastifyInstance, { db, pool }: Platform): void {
  mount(app, downloadCsv, async ({ params, query, caller, reply }) => {
    const job = await findCompletedJob(db, caller, params.id)
    name(reply, job.filename, 'bildwort.csv')
    return reply
      .type('text/csv; charset=utf-8')
      .send(exportCsv(pool, job, { delimiter: query.delimiter, language: caller.language }))
  })

  mount(app, downloadJson, async ({ params, caller, reply }) => {
    const job = await findCompletedJob(db, caller, params.id)
    name(reply, job.filename, 'bildwort.json')
    return reply
      .type('application/json; charset=utf-8')
      .send(exportJson(pool, job, { language: caller.language }))
  })

  mount(app, downloadXlsx, async ({ params, caller, reply }) => {
    const job = await findCompletedJob(db, caller, params.id)
    name(reply, job.filename, 'bildwort.xlsx')
    return reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .send(exportWorkbook(pool, job, { language: caller.language }))
  })

  mount(app, downloadFailed, async ({ params, query, caller, reply }) => {
    const job = await findEndedJob(db, caller, params.id)
    name(reply, job.filename, failedEndings[caller.language])
    return reply
      .type('text/csv; charset=utf-8')
      .send(exportFailed(pool, job, { delimiter: query.delimiter, language: caller.language }))
  })
}

/** `katalog.csv` comes back as `katalog-bildwort.json`; the plain form is for readers of old headers. */
function name(reply: FastifyReply, filename: string, ending: string): void {
  const base = `${filename.replace(/\.\w+$/, '')}-${ending}`
  const plain = base.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(base).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  reply.header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
}
