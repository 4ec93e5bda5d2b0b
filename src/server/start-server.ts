import { createFirstAdmin } from '#server/accounts/registering/create-first-admin.ts'
import { prepareCallers } from '#server/accounts/signing-in/prepare-callers.ts'
import { startTokenWork } from '#server/accounts/tokens/tokens.work.ts'
import { startPurchaseWork } from '#server/credits/purchases/purchases.work.ts'
import { createDescriber } from '#server/describing/describer.ts'
import { createPictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { startListWork } from '#server/jobs/kept-lists/lists.work.ts'
import { startSingleWork } from '#server/jobs/single/single.work.ts'
import { startThumbnailWork } from '#server/jobs/thumbnails/thumbnails.work.ts'
import { startViewWork } from '#server/jobs/viewing/views.work.ts'
import { startMailWork } from '#server/mail/mail.work.ts'
import { serveMetrics } from '#server/platform/requests/serve-metrics.ts'
import { openDescriber } from '#server/provider-runtime/open-describer.ts'
import { openPools } from '#server/provider-runtime/open-pools.ts'
import { presentUserIds } from './accounts/users/users.queries.ts'
import { startMoneyWork } from './admin/admin.work.ts'
import { startRetentionWork } from './admin/retention.work.ts'
import { keepEnvironmentKeys } from './apikeys/keep-environment-keys.ts'
import { loadDetector } from './describing/checks/ask-detector.ts'
import { bookControl } from './jobs/costs/book-control.ts'
import { startWork, type Work } from './jobs/jobs.work.ts'
import { mailKinds } from './mail-kinds.ts'
import { mountModules } from './mount-modules.ts'
import { openPlatform } from './open-platform.ts'
import { buildApp } from './platform/build-app.ts'
import type { Logger } from './platform/log.ts'
import { followQueues } from './platform/measuring/follow-queues.ts'
import type { Platform } from './platform/platform.ts'
import type { Settings } from './platform/read-settings.ts'
import { startAuditWork } from './site-audits/site-audits.work.ts'
import { startWebhookWork } from './webhooks/webhooks.work.ts'

export interface Server {
  /** The address it listens on; null for a worker. */
  address: string | null
  /** Accepts nothing new, finishes or hands back work in progress; done within 10 s. */
  stop(): Promise<void>
}

/** Starts what `ROLE` asks for: the web side, the workers, or both. */
export async function startServer(settings: Settings, log: Logger): Promise<Server> {
  const platform = await openPlatform(settings, log)
  // A worker does not need the password.
  if (settings.ROLE !== 'worker') await createFirstAdmin(platform)
  await keepEnvironmentKeys(platform)
  // Otherwise the first pictures, and the first edit of a text together with all other calls, would wait for it.
  loadDetector()
  const work = settings.ROLE === 'web' ? null : startWorker(platform)
  const app = settings.ROLE === 'worker' ? null : await startWeb(platform)
  // Only in web processes: they are fewer, and one that finds a difference is enough.
  const verifying = app && startMoneyWork(platform)
  // In each web process: its views and lists may be on a disk that only it can see.
  const viewWork = app && startViewWork(platform)
  const listWork = app && startListWork(platform)
  const isRead = settings.METRICS_PORT !== undefined || settings.METRICS_TOKEN !== ''
  // In web processes, too: if no worker is left, they report that work is waiting.
  const queues = isRead ? followQueues(platform) : null
  const scraped = settings.METRICS_PORT && (await serveMetrics(platform.metrics, settings.METRICS_PORT))
  log.info({ role: settings.ROLE, address: app?.listeningOrigin, metrics: scraped?.address }, 'started')
  return {
    address: app?.listeningOrigin ?? null,
    async stop() {
      await Promise.all([
        app?.close(),
        work?.stop(),
        verifying?.stop(),
        viewWork?.stop(),
        listWork?.stop(),
        queues?.stop(),
        scraped?.close(),
      ])
      await platform.close()
    },
  }
}

async function startWeb(platform: Platform) {
  const { PORT: port, HOST: host } = platform.settings
  const app = await buildApp(
    platform,
    prepareCallers(platform),
    mountModules((its) => openDescriber(its, (call) => bookControl(its, call))),
  )
  await app.listen({ port, host })
  return app
}

function startWorker(platform: Platform): Work {
  const fetcher = createPictureFetcher({
    allow: platform.settings.IMAGE_FETCH_ALLOW,
    only: platform.settings.IMAGE_FETCH_ONLY,
  })
  const pools = openPools(platform)
  const work = startWork(platform, { fetcher, pools })
  const singleWork = startSingleWork(platform, createDescriber(fetcher, pools))
  const mailWork = startMailWork(platform, mailKinds)
  const purchaseWork = startPurchaseWork(platform)
  const retentionWork = startRetentionWork(platform)
  const webhookWork = startWebhookWork(platform, presentUserIds)
  const tokenWork = startTokenWork(platform)
  const auditWork = startAuditWork(platform, presentUserIds)
  const thumbnailWork = startThumbnailWork(platform)
  return {
    async stop() {
      await Promise.all([
        work.stop(),
        singleWork.stop(),
        mailWork.stop(),
        purchaseWork.stop(),
        retentionWork.stop(),
        webhookWork.stop(),
        tokenWork.stop(),
        auditWork.stop(),
        thumbnailWork.stop(),
      ])
      await fetcher.close()
    },
  }
}
