import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { isPostmaster } from './is-postmaster.ts'

/**
 * Removes a PostgreSQL lock file whose process id was reused by an unrelated process. PostgreSQL only sees that the process is alive, and
 * would refuse to start until it ends.
 */
export function dropStaleLock(file: string, cluster: string): void {
  const pid = readPid(file)
  if (!pid || !isAlive(pid) || isPostmaster(pid, cluster)) return
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    // Another process may have removed the stale lock and started in between: then this was a live lock, so restore it.
    if (readPid(aside) !== pid) linkSync(aside, file)
  } catch {
    // Already gone, or already replaced by a new one.
  }
  rmSync(aside, { force: true })
}

function readPid(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

// PostgreSQL ignores processes of other users too, and then drops the lock itself.
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
