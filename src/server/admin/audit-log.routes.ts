import * as calls from '#contract/endpoints/audit.ts'
import { findUserIds } from '#server/accounts/users/users.queries.ts'
import { userAt } from '#server/audit/actor.ts'
import { listEvents } from '#server/audit/list-events.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { matching } from '#server/audit/select-events.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { exportLog } from './export-log.ts'
import { nameEvents } from './name-events.ts'

const fileNames = { de: 'bildwort-protokoll', en: 'bildwort-log' } as const

/** The audit log, for administrators. */
export const auditLogRoutes: MountRoutes = (app, { db }) => {
  mount(app, calls.listLog, async ({ query, request, reply }) => {
    const { rows, total } = await listEvents(db, query, matching(query, languageOf(request), findUserIds))
    reply.header('x-total-count', total)
    return nameEvents(db, rows)
  })

  // A link in a page carries no language, so the file follows the language of the caller's account.
  mount(app, calls.downloadLog, async ({ query, caller, request, reply }) => {
    const wanted = matching(query, caller.language, findUserIds)
    await recordEvent(db, userAt(caller.id, request.ip), { kind: 'log_exported', details: {} })
    const name = `${fileNames[caller.language]}-${new Date().toISOString().slice(0, 10)}.csv`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return reply.type('text/csv; charset=utf-8').send(exportLog(db, wanted, caller.language))
  })
}
