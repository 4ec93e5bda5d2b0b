import * as calls from '#contract/endpoints/user-status.ts'
import { userAt } from '#server/audit/actor.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import { changeRole } from './change-role.ts'
import { liftSuspension } from './lift-suspension.ts'
import { readSuspension } from './read-suspension.ts'
import { suspendUser } from './suspend-user.ts'

/** Administrator role and suspension of users. */
export const userStatusRoutes: MountRoutes = (app, platform) => {
  mount(app, calls.suspendUser, async ({ caller, params, body, request }) => {
    await suspendUser(platform, userAt(caller.id, request.ip), { userId: params.id, reason: body.reason })
  })

  mount(app, calls.liftSuspension, async ({ caller, params, request }) => {
    await liftSuspension(platform, userAt(caller.id, request.ip), params.id)
  })

  mount(app, calls.suspension, ({ params }) => readSuspension(platform.db, params.id))

  mount(app, calls.makeAdmin, async ({ caller, params, request }) => {
    await changeRole(platform, userAt(caller.id, request.ip), { userId: params.id, isAdmin: true })
  })

  mount(app, calls.unmakeAdmin, async ({ caller, params, request }) => {
    await changeRole(platform, userAt(caller.id, request.ip), { userId: params.id, isAdmin: false })
  })
}
