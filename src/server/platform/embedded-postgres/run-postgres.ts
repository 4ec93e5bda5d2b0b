import { once } from 'node:events'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Identity } from './choose-identity.ts'
import type { Binaries } from './find-binaries.ts'
import { readLockFile } from './read-lock-file.ts'
import { spawnPostgresBinary } from './spawn-postgres-binary.ts'
import { watchParent } from './watch-parent.ts'

export type Place = { cluster: string; identity: Identity; binaries: Binaries }

/** A server in use. `ended` resolves when it is gone; `stop` ends it, or does nothing if another process started it. */
export type Server = { pid: number; connectionString: string; ended: Promise<unknown>; stop(): Promise<void> }

const defaults = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Nothing is replicated: loading into new tables then needs no write-ahead log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // We log refused statements ourselves, and their text may contain personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/** Starts PostgreSQL and waits until it accepts connections; rejects with its last output if it ends first. */
export async function runPostgres(
  place: Place,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<Omit<Server, 'connectionString'>> {
  const { cluster, identity, binaries } = place
  const all = { ...defaults, ...settings }
  const watchdog = watchParent()
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawnPostgresBinary(identity, binaries.postgres, ['-D', cluster, ...options], binaries.env)
  if (child.pid) watchdog.guard(child.pid)
  const lastWords: string[] = []
  createInterface(child.stderr).on('line', (line) => {
    log(line)
    lastWords.push(line)
    if (lastWords.length > 10) lastWords.shift()
  })
  let hasEnded = false
  const ended = once(child, 'close').then(finish, finish)
  function finish() {
    hasEnded = true
    watchdog.dismiss()
  }

  for (;;) {
    if (hasEnded) throw new Error(`The embedded database did not start: ${lastWords.join(' ')}`)
    const lock = await readLockFile(cluster)
    if (lock?.isReady && lock.pid === child.pid) break
    await sleep(5)
  }
  child.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()

  return { pid: child.pid!, ended, stop }

  async function stop() {
    child.ref()
    child.kill('SIGINT')
    const patience = setTimeout(() => child.kill('SIGQUIT'), 10_000)
    await ended
    clearTimeout(patience)
  }
}
