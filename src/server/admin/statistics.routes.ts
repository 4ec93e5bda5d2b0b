import * as statistics from '#contract/endpoints/statistics.ts'
import { providerNames, settingOf } from '#contract/providers.ts'
import { countUsers } from '#server/accounts/users/users.queries.ts'
import { actorOf } from '#server/audit/actor.ts'
import { listKnownModels } from '#server/jobs/costs/list-known-models.ts'
import { setModelPrice } from '#server/jobs/costs/set-model-price.ts'
import { countJobs } from '#server/jobs/reading/count-jobs.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import { createLiveStateReader } from '#server/provider-runtime/read-live-state.ts'
import { choosePeriod } from './choose-period.ts'
import { readActivity } from './read-activity.ts'
import { readCosts } from './read-costs.ts'

/** Statistics: stock, activity, revenue and cost. */
export const statisticsRoutes: MountRoutes = (app, platform) => {
  const { db, settings } = platform
  const readLiveState = createLiveStateReader(platform)
  const configured = providerNames.map((provider) => ({
    provider,
    model: settings[settingOf(provider, 'MODEL')],
  }))

  mount(app, statistics.adminStats, async () => {
    const [usersCount, jobs] = await Promise.all([countUsers(db), countJobs(db)])
    return { usersCount, ...jobs }
  })

  mount(app, statistics.costs, ({ query }) => readCosts(db, choosePeriod(query, new Date())))

  mount(app, statistics.activity, ({ query }) => readActivity(db, choosePeriod(query, new Date())))

  mount(app, statistics.liveState, () => readLiveState())

  mount(app, statistics.listModelPrices, () => listKnownModels(db, configured))

  mount(app, statistics.setModelPrice, async ({ body, request, reply }) => {
    await setModelPrice(db, actorOf(request), body)
    return reply.code(204).send()
  })
}
