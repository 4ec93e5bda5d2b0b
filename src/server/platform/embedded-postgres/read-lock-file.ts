import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The `postmaster.pid` of a running (or killed) PostgreSQL. */
export type LockFile = { pid: number; socketFolder: string; isReady: boolean }

/** null: there is none, or it is being written right now. */
export async function readLockFile(cluster: string): Promise<LockFile | null> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  // process id, cluster, start time, port, socket folder, address, shared memory, state
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' }
}
