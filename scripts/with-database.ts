import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { createLog } from '#server/platform/log.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/open-database.ts'
import { processEnvironment, readSettings, type Settings } from '#server/platform/read-settings.ts'

/**
 * Calls `work` with the database of the settings: the one at DATABASE_URL, or the embedded one, which is
 * started for that long unless it runs. `required` settings must be there first. A failure ends in one line and exit code 1.
 */
export async function withDatabase(
  work: (database: OpenDatabase, connectionString: string, settings: Settings) => Promise<void>,
  required: (keyof Settings)[] = [],
): Promise<void> {
  try {
    const settings = readSettings(processEnvironment(), required)
    const { DATABASE_URL, DATA_DIR } = settings
    const embedded = DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: DATA_DIR })
    const connectionString = DATABASE_URL ?? embedded!.connectionString
    const database = openDatabase(connectionString, createLog('silent'))
    try {
      await work(database, connectionString, settings)
    } finally {
      await database.close()
      await embedded?.stop()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
