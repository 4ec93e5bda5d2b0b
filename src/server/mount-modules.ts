import { findOwners } from '#server/accounts/users/find-owners.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { purchaseRoutes } from '#server/credits/purchases/purchases.routes.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { ownAccountRoutes } from './admin/account.routes.ts'
import { adminRoutes } from './admin/admin.routes.ts'
import { giveGlobalKeys } from './admin/give-global-keys.ts'
import { apiRoutes } from './api/api.routes.ts'
import { apiKeyRoutes } from './apikeys/apikeys.routes.ts'
import { extraUserColumns } from './apikeys/keys-of.ts'
import { creditRoutes } from './credits/credits.routes.ts'
import { limitRoutes } from './credits/limits.routes.ts'
import { openJobStreams } from './jobs/following/open-job-streams.ts'
import { jobRoutes } from './jobs/jobs.routes.ts'
import { openStarts } from './jobs/starting/open-starts.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import type { MountRoutes } from './platform/build-app.ts'
import type { Platform } from './platform/platform.ts'
import type { OpenDescriber } from './provider-runtime/open-describer.ts'
import { openDescribers } from './provider-runtime/open-describers.ts'
import { auditRoutes } from './site-audits/site-audits.routes.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'

type DescriberOf = (platform: Platform) => OpenDescriber

/** Concurrent starts, streams, fetches and questions are limited across the app and the API together. */
const jobsAndApi =
  (describerOf: DescriberOf): MountRoutes =>
  (app, platform) => {
    const shared = {
      starts: openStarts(platform),
      streams: openJobStreams(platform),
      describers: openDescribers(platform, describerOf(platform)),
    }
    app.addHook('onClose', async () => shared.describers.close())
    jobRoutes(app, platform, shared)
    apiRoutes(app, platform, shared)
  }

/** Every module with routes. `describerOf` opens the describer for pictures that are described during a request. */
export const mountModules = (describerOf: DescriberOf): MountRoutes[] => [
  accountRoutes(extraUserColumns, giveGlobalKeys),
  apiKeyRoutes,
  creditRoutes,
  limitRoutes,
  purchaseRoutes(findOwners),
  jobsAndApi(describerOf),
  adminRoutes,
  ownAccountRoutes,
  notificationRoutes,
  auditRoutes,
  webhookRoutes(lockUser),
]
