import type { FastifyInstance, FastifyReply } from 'fastify'
import * as calls from '#contract/endpoints/v1/audits.ts'
import type { SiteAudit } from '#contract/entities/site-audit.ts'
import { nameDownload } from '#server/jobs/exports/name-download.ts'
import { mount } from '#server/platform/mount.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { languageOf } from '#server/platform/request-language.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { tellingLimits } from '#server/platform/v1/say-limits.ts'
import { deleteAudit } from '#server/site-audits/delete-audit.ts'
import { listPictures } from '#server/site-audits/list-pictures.ts'
import { listAudits, readAudit } from '#server/site-audits/read-audit.ts'
import { startAudit } from '#server/site-audits/start-audit.ts'
import { stopAudit } from '#server/site-audits/stop-audit.ts'
import { writeAuditCsv } from '#server/site-audits/write-audit-csv.ts'
import { mountIdempotent } from './idempotency/mount-idempotent.ts'
import { linkNext } from './link-next.ts'

const firstFindings = 50

/** Audits of pages and websites through API v1. */
export function auditRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform

  /** Keeps the answer for repeats, with its `Location`. */
  const keeping = (keep: KeepAnswer, reply: FastifyReply) => async (tx: Transaction, audit: SiteAudit) => {
    const location = `/api/v1/audits/${audit.id}`
    reply.code(202).header('location', location)
    await keep(tx, { body: audit, headers: { location } })
  }

  mountIdempotent(app, platform, calls.startAudit, async ({ caller, body, request, reply }, keep) => {
    const reader = { ...caller, language: languageOf(request) }
    return await startAudit(tellingLimits(platform, reply), reader, body, keeping(keep, reply))
  })

  mount(app, calls.listAudits, async ({ caller, query, request, reply }) => {
    const audits = await listAudits(db, { ...caller, language: languageOf(request) }, query)
    linkNext(request, reply, { entries: audits.length, limit: query.limit, last: audits.at(-1)?.id })
    return { audits }
  })

  mount(app, calls.readAudit, async ({ caller, params, request }) => {
    const language = languageOf(request)
    const audit = await readAudit(db, { ...caller, language }, params.id)
    const findings = await listPictures(db, audit.id, { fault: 'any', limit: firstFindings }, language)
    return { ...audit, findings }
  })

  mount(app, calls.auditCsv, async ({ caller, params, query, request, reply }) => {
    const language = languageOf(request)
    const { id, url } = await readAudit(db, { ...caller, language }, params.id)
    nameDownload(reply, `${new URL(url).hostname}.csv`, 'audit.csv')
    const { delimiter, faults } = query
    const fault = faults === 'any' ? faults : undefined
    return reply.type('text/csv; charset=utf-8').send(writeAuditCsv(db, id, { delimiter, fault, language }))
  })

  mountIdempotent(app, platform, calls.stopAudit, async ({ caller, params, request, reply }, keep) => {
    const reader = { ...caller, language: languageOf(request) }
    return await stopAudit(db, reader, params.id, keeping(keep, reply))
  })

  mount(app, calls.deleteAudit, async ({ caller, params, reply }) => {
    await deleteAudit(db, caller, params.id)
    return reply.code(204).send()
  })
}
