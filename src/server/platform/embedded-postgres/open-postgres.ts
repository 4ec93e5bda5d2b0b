import { rmdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dropStaleLock } from './drop-stale-lock.ts'
import { isPostmaster } from './is-postmaster.ts'
import { prepareSocketFolder, socketName } from './prepare-socket-folder.ts'
import { connectionStringFor, queryPostgres } from './query-postgres.ts'
import { readLockFile } from './read-lock-file.ts'
import { type Place, runPostgres, type Server } from './run-postgres.ts'

const patienceMs = 120_000

/**
 * Attaches to the server that runs on this cluster, or starts one. If two processes start one at once, PostgreSQL's own lock decides: the
 * refused one attaches to the other's server.
 */
export async function openPostgres(
  place: Place,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<Server> {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    try {
      return (await attach(place.cluster)) ?? (await start(place, settings, log))
    } catch (error) {
      if (Date.now() > giveUpAt || !passes(error)) throw error
      await sleep(50)
    }
  }
}

async function attach(cluster: string): Promise<Server | null> {
  const lock = await readLockFile(cluster)
  if (!lock || !isPostmaster(lock.pid, cluster)) return null
  if (!lock.isReady) throw new StillBusy()
  const connectionString = connectionStringFor(lock.socketFolder)
  await queryPostgres(connectionString, cluster)
  return { pid: lock.pid, connectionString, ended: watchEnd(lock.pid, cluster), async stop() {} }
}

async function start(place: Place, settings: Record<string, string>, log: (line: string) => void) {
  const socketFolder = prepareSocketFolder(place.cluster, place.identity)
  dropStaleLock(path.join(place.cluster, 'postmaster.pid'), place.cluster)
  dropStaleLock(path.join(socketFolder, `${socketName}.lock`), place.cluster)
  const connectionString = connectionStringFor(socketFolder)
  const server = await runPostgres(place, { ...settings, unix_socket_directories: socketFolder }, log)
  await queryPostgres(connectionString, place.cluster)
  return { ...server, connectionString, stop }

  async function stop() {
    await server.stop()
    if (socketFolder !== place.cluster) await rmdir(socketFolder).catch(() => {})
  }
}

async function watchEnd(pid: number, cluster: string): Promise<void> {
  while (isPostmaster(pid, cluster)) await sleep(250, undefined, { ref: false })
}

class StillBusy extends Error {
  constructor() {
    super('The embedded database is still starting or stopping.')
  }
}

// Refused by a lock; remaining children of a killed server; starting or stopping (57P03); a socket removed between two steps.
function passes(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StillBusy) return true
  const code = 'code' in error ? String(error.code) : ''
  if (['57P03', '57P01', 'ECONNREFUSED', 'ENOENT', 'ECONNRESET'].includes(code)) return true
  return /lock file .* (already exists|is empty)|shared memory block .* still in use|Connection terminated/.test(
    error.message,
  )
}
