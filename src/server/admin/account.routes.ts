import * as ownAccount from '#contract/endpoints/own-account.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { clearSessionCookie } from '#server/accounts/signing-in/session-cookie.ts'
import { actorOf, userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import { mount } from '#server/platform/mount.ts'
import { deleteOwnAccount } from './delete-own-account.ts'
import { exportAccount } from './export-account.ts'

const fileNames = { de: 'bildwort-daten', en: 'bildwort-data' } as const

/** Export and deletion of the caller's own account. Both reach into every module, so they belong to the topmost one. */
export const ownAccountRoutes: MountRoutes = (app, platform) => {
  const { db, settings } = platform
  const attempts = limitAttempts(platform)

  // A link in a page carries no language, so the file follows the language of the caller's account.
  mount(app, ownAccount.exportAccount, async ({ caller, request, reply }) => {
    await attempts.count(`export of account ${caller.id}`, attemptLimits.exportsPerAccount)
    await recordEvent(db, actorOf(request), { kind: 'account_exported', details: {} })
    const name = `${fileNames[caller.language]}-${new Date().toISOString().slice(0, 10)}.json`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return reply.type('application/json; charset=utf-8').send(exportAccount(platform, caller))
  })

  mount(app, ownAccount.deleteAccount, async ({ caller, body, request, reply }) => {
    const { password } = body
    const { sessionHash } = request
    await deleteOwnAccount(platform, attempts, userAt(caller.id, request.ip), { password, sessionHash })
    clearSessionCookie(reply, settings)
    reply.header('clear-site-data', '"cache"')
    return reply.code(204).send()
  })
}
