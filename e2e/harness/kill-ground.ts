import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { processTree } from './process-tree.ts'
import { startPgBouncer } from './start-pgbouncer.ts'

const serverConnections = 8

/** The parts of a product's environment that are killed together with it. */
export interface KillGround {
  environment: Record<string, string>
  /** Kills, with SIGKILL, what the product has not started itself. */
  kill(): void
  /** Connects to the database while no product runs; `done` ends that. */
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

/** PgBouncer in transaction mode in front of a database that restarts by itself. */
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
          // It has already ended.
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
