import * as calls from '#contract/endpoints/limits.ts'
import { actorOf } from '#server/audit/actor.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import { changeOwnLimits } from './change-limits.ts'
import { readMonthlyLimit, shapeLimits } from './read-monthly-limit.ts'

/** Users' own spending limits. */
export const limitRoutes: MountRoutes = (app, { db }) => {
  mount(app, calls.ownLimits, async ({ caller }) => shapeLimits(await readMonthlyLimit(db, caller.id)))

  mount(app, calls.changeOwnLimits, async ({ caller, body, request }) => {
    await db.transaction((tx) => changeOwnLimits(tx, actorOf(request), caller.id, body))
    return shapeLimits(await readMonthlyLimit(db, caller.id))
  })
}
