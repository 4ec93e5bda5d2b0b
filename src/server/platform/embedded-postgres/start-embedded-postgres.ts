import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseIdentity } from './choose-identity.ts'
import { createCluster } from './create-cluster.ts'
import { findBinaries } from './find-binaries.ts'
import { openPostgres } from './open-postgres.ts'

export type EmbeddedPostgres = {
  /** As the superuser, for creating roles and databases. The same across restarts. */
  readonly connectionString: string
  /** Process id of the current server. */
  readonly pid: number
  /** Stops the server cleanly if this process started it; otherwise does nothing. */
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  log?: (line: string) => void
  /** PostgreSQL's own settings, such as `{ fsync: 'off' }` for tests with disposable rows. */
  settings?: Record<string, string>
}

const longestPauseMs = 5_000
const stableAfterMs = 30_000

/**
 * Starts PostgreSQL with its files in `dataDir`/postgres, on a Unix socket only. A process that finds one running there uses it. If the
 * server ends without `stop`, its users restart it; if the process that started it ends, the server ends with it. Acknowledged rows survive
 * both.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => {}, settings = {} } = options
  const place = await preparePlace(options.dataDir, settings.fsync !== 'off')
  let server = await openPostgres(place, settings, log)
  const stopping = new AbortController()
  const supervision = supervise()

  return {
    get connectionString() {
      return server.connectionString
    },
    get pid() {
      return server.pid
    },
    async stop() {
      stopping.abort()
      await supervision.settled()
      await server.stop()
    },
  }

  function supervise() {
    let restart: Promise<void> = Promise.resolve()
    watch(0)
    return { settled: () => restart }

    async function watch(pauseMs: number): Promise<void> {
      const since = Date.now()
      await server.ended
      if (stopping.signal.aborted) return
      const isUnstable = Date.now() - since < stableAfterMs
      const nextPauseMs = isUnstable ? Math.min(pauseMs * 2 || 100, longestPauseMs) : 0
      restart = startAgain(pauseMs)
      await restart
      watch(nextPauseMs)
    }
  }

  async function startAgain(pauseMs: number): Promise<void> {
    log('The embedded database has ended; starting it again.')
    try {
      await sleep(pauseMs, undefined, { signal: stopping.signal })
      server = await openPostgres(place, settings, log)
    } catch (error) {
      if (!stopping.signal.aborted) log(String(error))
    }
  }
}

async function preparePlace(dataDir: string, isDurable: boolean) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const home = realpathSync(dataDir)
  const cluster = path.join(home, 'postgres')
  const binaries = findBinaries(home)
  const identity = chooseIdentity(existsSync(cluster) ? cluster : home)
  await createCluster(cluster, binaries, identity, isDurable)
  return { cluster, binaries, identity }
}
