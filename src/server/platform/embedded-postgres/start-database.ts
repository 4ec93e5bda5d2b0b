import type { Logger } from '#server/platform/log.ts'
import type { Settings } from '#server/platform/read-settings.ts'
import type { DatabaseAddress } from '#server/platform/schema/prepare-database.ts'
import { app, owner, prepareRoles } from './prepare-roles.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

export interface StartedDatabase extends DatabaseAddress {
  /** Connects to PostgreSQL itself, without a pooler, as the product: for what lasts longer than a transaction. */
  directConnectionString: string
  /** Whether there may be a pooler at `connectionString` that gives each transaction another connection. */
  isPooled: boolean
  /** Stops what this process started. */
  stop(): Promise<void>
}

/**
 * Returns the configured database: the one at DATABASE_URL, whose role then does everything (tables are created through DATABASE_DIRECT_URL
 * if set), or the embedded one, where the product is neither superuser nor owner. It may have no tables yet (`prepareDatabase`).
 */
export async function startDatabase(
  {
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    DATA_DIR,
  }: Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR'>,
  log: Logger,
): Promise<StartedDatabase> {
  if (DATABASE_URL) {
    const direct = DATABASE_DIRECT_URL ?? DATABASE_URL
    return {
      connectionString: DATABASE_URL,
      directConnectionString: direct,
      ownerConnectionString: direct,
      isPooled: DATABASE_DIRECT_URL !== undefined,
      stop: async () => {},
    }
  }
  const its = log.child({ from: 'embedded database' })
  const server = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: (line) => its.info(line) })
  try {
    await prepareRoles(server.connectionString)
  } catch (error) {
    await server.stop()
    throw error
  }
  const connectionString = as(app, server.connectionString)
  return {
    connectionString,
    directConnectionString: connectionString,
    isPooled: false,
    ownerConnectionString: as(owner, server.connectionString),
    stop: () => server.stop(),
  }
}

function as(role: string, connectionString: string): string {
  const url = new URL(connectionString)
  url.username = role
  return url.href
}
