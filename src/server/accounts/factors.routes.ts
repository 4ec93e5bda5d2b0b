import * as calls from '#contract/endpoints/factors.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import { listMethods } from './factors/list-methods.ts'
import type { ExtraUserColumns } from './users/extra-user-columns.ts'

/** Second factors: completing a sign-in with one, setting one up, confirming with one. */
export function factorRoutes(extra: ExtraUserColumns): MountRoutes {
  return (app, platform) => {
    const { db } = platform
    void extra

    mount(app, calls.halfSignIn, async ({ caller: { id, awaits } }) => ({
      awaits,
      methods: awaits === 'factor' ? await listMethods(db, id) : [],
    }))
  }
}
