import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseIdentity } from './choose-identity.ts'
import { createCluster } from './create-cluster.ts'
import { findBinaries } from './find-binaries.ts'
import { openPostgres } from './open-postgres.ts'

export type EmbeddedPostgres = {
  /** As the superuser, for making roles and databases. Stays the same over restarts. */
  readonly connectionString: string
  /** Process id of the server that runs now. */
  readonly pid: number
  /** Ends the server in order if we started it; leaves it to its starter if not. */
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  log?: (line: string) => void
  /** PostgreSQL's own settings, say `{ fsync: 'off' }` for tests whose rows nobody will miss. */
  settings?: Record<string, string>
}

const longestPauseMs = 5_000
const stableAfterMs = 30_000

/**
 * A real PostgreSQL whose files are in `dataDir`/postgres, on a Unix socket only. A process that finds one
 * running there uses it. If the server ends without `stop`, whoever uses it starts it again; if this process
 * ends, however, its server ends with it. Acknowledged rows outlive either.
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
