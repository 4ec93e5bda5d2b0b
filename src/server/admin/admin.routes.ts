import type { FastifyRequest } from 'fastify'
import * as calls from '#contract/endpoints/admin.ts'
import { keyNameOf } from '#contract/entities/api-key.ts'
import { ofEachProvider } from '#contract/providers.ts'
import { endSessions } from '#server/accounts/users/end-sessions.ts'
import { readUser } from '#server/accounts/users/read-user.ts'
import { extraUserColumns } from '#server/apikeys/keys-of.ts'
import { listGlobalKeys } from '#server/apikeys/list-global-keys.ts'
import { actorOf } from '#server/audit/actor.ts'
import { listAllJobs } from '#server/jobs/reading/list-all-jobs.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { callerOf } from '#server/platform/caller.ts'
import { mount } from '#server/platform/mount.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { assignKeyToUser } from './assign-key-to-user.ts'
import { auditLogRoutes } from './audit-log.routes.ts'
import { replaceGlobalKey, withdrawGlobalKey } from './change-global-key.ts'
import { adminCreditRoutes } from './credits.routes.ts'
import { deleteUser } from './delete-user.ts'
import { operatorRoutes } from './operators.routes.ts'
import { resetUser } from './reset-user.ts'
import { statisticsRoutes } from './statistics.routes.ts'
import { takeKeyFromUser } from './take-key-from-user.ts'
import { testKey } from './test-key.ts'
import { userListRoutes } from './user-list.routes.ts'

const jobListRoutes: MountRoutes = (app, { db }) => {
  mount(app, calls.listAllJobs, async ({ query, request, reply }) => {
    const { jobs, total } = await listAllJobs(db, query, languageOf(request))
    reply.header('x-total-count', total)
    return jobs
  })
}

const testsPerAdministrator = {
  max: 20,
  timeWindow: 60_000,
  keyGenerator: (request: FastifyRequest) => `administrator ${callerOf(request).id}`,
}

export const adminRoutes: MountRoutes = (app, platform) => {
  const { db } = platform
  userListRoutes(app, platform)
  jobListRoutes(app, platform)
  adminCreditRoutes(app, platform)
  statisticsRoutes(app, platform)
  auditLogRoutes(app, platform)
  operatorRoutes(app, platform)

  mount(app, calls.deleteUser, async ({ params, request, reply }) => {
    await deleteUser(platform, actorOf(request), params.id)
    return reply.code(204).send()
  })

  mount(app, calls.endSessionsOfUser, async ({ params, request }) => {
    const { id } = await readUser(db, extraUserColumns, params.id)
    return { ended: await db.transaction((tx) => endSessions(tx, actorOf(request), { id })) }
  })

  mount(app, calls.resetUserStats, async ({ params, request, reply }) => {
    await resetUser(platform, actorOf(request), params.id)
    return reply.code(204).send()
  })

  mount(app, calls.assignKey, async ({ params, body, request }) => {
    await assignKeyToUser(platform, actorOf(request), params.id, body)
    return readUser(db, extraUserColumns, params.id)
  })

  mount(app, calls.removeUserKey, async ({ params, request }) => {
    await takeKeyFromUser(db, actorOf(request), { userId: params.id, name: params.name })
    return readUser(db, extraUserColumns, params.id)
  })

  mount(app, calls.globalKeysStatus, async () => {
    const set = (await listGlobalKeys(db)).filter(({ isSet }) => isSet).map(({ name }) => name)
    return ofEachProvider((name) => set.includes(keyNameOf(name)))
  })

  mount(app, calls.listGlobalKeys, () => listGlobalKeys(db))

  mount(app, calls.setGlobalKey, async ({ body, request, reply }) => {
    await replaceGlobalKey(platform, actorOf(request), body)
    return reply.code(204).send()
  })

  mount(app, calls.removeGlobalKey, async ({ params, request, reply }) => {
    await withdrawGlobalKey(db, actorOf(request), params.name)
    return reply.code(204).send()
  })

  mount(
    app,
    calls.testKey,
    ({ body, request }) => testKey(platform, actorOf(request), body, languageOf(request)),
    {
      rateLimit: testsPerAdministrator,
    },
  )
}
