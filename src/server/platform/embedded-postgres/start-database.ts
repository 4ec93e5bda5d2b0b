import type { Logger } from '#server/platform/log.ts'
import type { Settings } from '#server/platform/read-settings.ts'
import type { DatabaseAddress } from '#server/platform/schema/prepare-database.ts'
import { app, owner, prepareRoles } from './prepare-roles.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

export interface StartedDatabase extends DatabaseAddress {
  /** Ends what was started for us. */
  stop(): Promise<void>
}

/**
 * The database of the settings: the one at DATABASE_URL, whose role then does everything, or the embedded one, where the
 * product is neither superuser nor owner. It may have no tables yet (`prepareDatabase`).
 */
export async function startDatabase(
  { DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Logger,
): Promise<StartedDatabase> {
  if (DATABASE_URL) {
    return { connectionString: DATABASE_URL, ownerConnectionString: DATABASE_URL, stop: async () => {} }
  }
  const its = log.child({ from: 'embedded database' })
  const server = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: (line) => its.info(line) })
  try {
    await prepareRoles(server.connectionString)
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    connectionString: as(app, server.connectionString),
    ownerConnectionString: as(owner, server.connectionString),
    stop: () => server.stop(),
  }
}

function as(role: string, connectionString: string): string {
  const url = new URL(connectionString)
  url.username = role
  return url.href
}
