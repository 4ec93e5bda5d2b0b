import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/endpoints/site-audits.ts'
import { userAt } from '#server/audit/actor.ts'
import { nameDownload } from '#server/jobs/exports/name-download.ts'
import { forbidIndexing, linkRateLimits } from '#server/jobs/sharing/link-requests.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { deleteAudit } from './delete-audit.ts'
import { listPages } from './list-pages.ts'
import { listPictures } from './list-pictures.ts'
import { listAudits, readAudit } from './read-audit.ts'
import { endAuditShare, findSharedAudit, shareAudit } from './share-audit.ts'
import { startAudit } from './start-audit.ts'
import { stopAudit } from './stop-audit.ts'
import { writeAuditCsv } from './write-audit-csv.ts'

const sharedPages = 50
const sharedPictures = 60

/** Audits of websites, for the app, and reading one through a link. */
export function auditRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform

  mount(app, calls.startAudit, ({ caller, body }) => startAudit(platform, caller, body))

  mount(app, calls.listAudits, ({ caller, query }) => listAudits(db, caller, query))

  mount(app, calls.readAudit, ({ caller, params }) => readAudit(db, caller, params.id))

  mount(app, calls.listAuditPictures, async ({ caller, params, query }) => {
    const { id } = await readAudit(db, caller, params.id)
    return await listPictures(db, id, query, caller.language)
  })

  mount(app, calls.listAuditPages, async ({ caller, params, query }) => {
    const { id } = await readAudit(db, caller, params.id)
    return await listPages(db, id, query, caller.language)
  })

  mount(app, calls.downloadAudit, async ({ caller, params, query, reply }) => {
    const { id, url } = await readAudit(db, caller, params.id)
    nameDownload(reply, `${new URL(url).hostname}.csv`, 'audit.csv')
    return reply
      .type('text/csv; charset=utf-8')
      .send(writeAuditCsv(db, id, { ...query, language: caller.language }))
  })

  mount(app, calls.stopAudit, ({ caller, params }) => stopAudit(db, caller, params.id))

  mount(app, calls.deleteAudit, async ({ caller, params, reply }) => {
    await deleteAudit(db, caller, params.id)
    return reply.code(204).send()
  })

  mount(app, calls.shareAudit, ({ caller, params, body, request }) =>
    shareAudit(db, userAt(caller.id, request.ip), { auditId: params.id, days: body.days }),
  )

  mount(app, calls.endAuditShare, async ({ caller, params, request, reply }) => {
    await endAuditShare(db, userAt(caller.id, request.ip), params.id)
    return reply.code(204).send()
  })

  mount(
    app,
    calls.sharedAudit,
    async ({ query, request, reply }) => {
      forbidIndexing(reply)
      const { token, ...wanted } = query
      const language = languageOf(request)
      const { audit, expiresAt } = await findSharedAudit(db, token, language)
      return {
        audit,
        expiresAt,
        pages: await listPages(db, audit.id, { offset: 0, limit: sharedPages }, language),
        pictures: await listPictures(db, audit.id, { ...wanted, limit: sharedPictures }, language),
      }
    },
    { rateLimit: linkRateLimits.pages },
  )
}
