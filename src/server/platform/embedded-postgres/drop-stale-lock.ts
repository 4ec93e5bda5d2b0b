import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { isPostmaster } from './is-postmaster.ts'

/**
 * Removes a lock file of PostgreSQL whose process number has gone to somebody else since. PostgreSQL itself
 * sees only that the number is alive, and would refuse to start until that stranger ends.
 */
export function dropStaleLock(file: string, cluster: string): void {
  const pid = readPid(file)
  if (!pid || !isAlive(pid) || isPostmaster(pid, cluster)) return
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    // Somebody else may have dropped it and started in between: then it was a living lock that we took.
    if (readPid(aside) !== pid) linkSync(aside, file)
  } catch {
    // Gone already, or a new one there already.
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

// A process of another user is none to PostgreSQL either: it then drops the lock by itself.
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
