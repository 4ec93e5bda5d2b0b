import { openMailer } from '#server/platform/smtp/open-mailer.ts'
import { openStores } from './open-stores.ts'
import { bounds } from './platform/bounds.ts'
import { startDatabase } from './platform/embedded-postgres/start-database.ts'
import { openEvents } from './platform/events.ts'
import type { Logger } from './platform/log.ts'
import { measurePool } from './platform/measuring/measure-pool.ts'
import { createMetrics } from './platform/metrics.ts'
import { openDatabase } from './platform/open-database.ts'
import { openQueue } from './platform/open-queue.ts'
import { openPayments } from './platform/payments/open-payments.ts'
import type { Platform } from './platform/platform.ts'
import { readDatabaseId } from './platform/read-database-id.ts'
import type { Settings } from './platform/read-settings.ts'
import { prepareDatabase } from './platform/schema/prepare-database.ts'
import { createSecrets } from './platform/secrets/create-secrets.ts'
import { queues } from './queues.ts'

/** Opens everything that lives as long as the process; `close` closes it in reverse order. */
export async function openPlatform(settings: Settings, log: Logger): Promise<Platform> {
  const started = await startDatabase(settings, log)
  const database = openDatabase(started.connectionString, log, {
    connections: settings.DB_POOL_SIZE,
    statementMs: bounds.statementMs,
    isPooled: started.isPooled,
    isPreparing: settings.DB_PREPARED === 'on',
  })
  await prepareDatabase(database, started, queues, log)
  const stores = openStores(settings, await readDatabaseId(database.pool), log)
  const queue = await openQueue(database, log, { supervise: settings.ROLE !== 'web' })
  const events = await openEvents(started.directConnectionString, log)
  const mailer = openMailer(settings)
  const payments = openPayments(settings)
  const metrics = createMetrics()
  measurePool(metrics, database.pool)
  return {
    ...database,
    settings,
    log,
    queue,
    events,
    metrics,
    ...stores,
    secrets: createSecrets(settings),
    mailer,
    payments,
    async close() {
      await events.close()
      await queue.stop({ graceful: false, close: false })
      mailer?.close()
      payments?.close()
      await stores.bucket?.close()
      await database.close()
      await started.stop()
    },
  }
}
