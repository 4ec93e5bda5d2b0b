import * as calls from '#contract/endpoints/credits.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import { readCredits } from './read-credits.ts'

/** A user's credit and what moved it. */
export const creditRoutes: MountRoutes = (app, platform) => {
  const { db } = platform

  mount(app, calls.credits, ({ caller }) => readCredits(db, caller.id))
}
