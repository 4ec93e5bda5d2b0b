import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import type { OpenDatabase } from '#server/platform/open-database.ts'
import { openQueue } from '#server/platform/open-queue.ts'

/** Brings a database to this version's schema; the queue makes its tables itself, when it opens. */
export async function prepareDatabase(database: OpenDatabase): Promise<void> {
  await migrate(database.pool)
  const queue = await openQueue(database, createLog('silent'), { supervise: false })
  await queue.stop({ graceful: false, close: false })
}
