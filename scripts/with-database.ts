import { startDatabase } from '#server/platform/embedded-postgres/start-database.ts'
import { createLog } from '#server/platform/log.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/open-database.ts'
import { processEnvironment, readSettings, type Settings } from '#server/platform/read-settings.ts'
import { prepareDatabase } from '#server/platform/schema/prepare-database.ts'
import { queues } from '#server/queues.ts'

type Work = (database: OpenDatabase, connectionString: string, settings: Settings) => Promise<void>

/**
 * Calls `work` with the configured database: the one at DATABASE_URL, or the embedded one, which is started temporarily unless it runs.
 * Migrates it to this version's schema first. `work` has the product's privileges. `required` settings must be set. A failure prints one
 * line and exits with code 1.
 */
export function withDatabase(work: Work, required: (keyof Settings)[] = []): Promise<void> {
  return runWith('product', work, required)
}

/** The same with the privileges of the tables' owner, on a database that is not changed: for backups. */
export function withOwnersDatabase(work: Work): Promise<void> {
  return runWith('owner', work, [])
}

async function runWith(role: 'product' | 'owner', work: Work, required: (keyof Settings)[]): Promise<void> {
  try {
    const settings = readSettings(processEnvironment(), required)
    const log = createLog('silent')
    const started = await startDatabase(settings, log)
    try {
      const connectionString =
        role === 'owner' ? started.ownerConnectionString : started.directConnectionString
      const database = openDatabase(connectionString, log)
      try {
        if (role === 'product') await prepareDatabase(database, started, queues, log)
        await work(database, connectionString, settings)
      } finally {
        await database.close()
      }
    } finally {
      await started.stop()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
