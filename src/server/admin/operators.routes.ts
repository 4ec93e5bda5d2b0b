import * as calls from '#contract/endpoints/operators.ts'
import { actorOf } from '#server/audit/actor.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import { createKeyedMutex } from '#server/platform/waiting/create-keyed-mutex.ts'
import { assignKeys } from './assign-keys.ts'

/** Each occupies a database connection while it runs. */
const assignmentsAtOnce = 2

/** Bulk operations for operators with many users. */
export const operatorRoutes: MountRoutes = (app, platform) => {
  const assignments = createKeyedMutex<number>(assignmentsAtOnce)

  mount(app, calls.assignKeys, async ({ body, caller, request }) => ({
    results: await assignments.run(caller.id, () => assignKeys(platform, actorOf(request), body)),
  }))
}
