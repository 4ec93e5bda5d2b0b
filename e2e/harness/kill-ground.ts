import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { processTree } from './process-tree.ts'
import { startPgBouncer } from './start-pgbouncer.ts'

const serverConnections = 8

/** What a product runs on that is killed together with it. */
export interface KillGround {
  environment: Record<string, string>
  /** kill -9 of what the product has not started itself. */
  kill(): void
  /** Where to look into the database while no product runs; `done` says that the look is over. */
  look(): Promise<{ connectionString: string; done(): Promise<void> }>
  stop(): Promise<void>
}

/** The product starts its own database. */
export async function ownDatabase(folder: string): Promise<KillGround> {
  return {
    environment: {},
    kill() {},
    async look() {
      const database = await startEmbeddedPostgres({ dataDir: folder })
      return { connectionString: database.connectionString, done: () => database.stop() }
    },
    async stop() {},
  }
}

/** PgBouncer in transaction mode stands before a database that comes back by itself. */
export async function behindPgBouncer(folder: string): Promise<KillGround> {
  const database = await startEmbeddedPostgres({ dataDir: folder })
  const bouncer = await startPgBouncer(database.connectionString, folder, serverConnections)
  return {
    environment: bouncer.environment,
    kill() {
      for (const pid of processTree(database.pid)) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // It ended by itself in between.
        }
      }
    },
    look: async () => ({ connectionString: database.connectionString, async done() {} }),
    async stop() {
      await bouncer.stop()
      await database.stop()
    },
  }
}
