import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Whether process `pid` is the PostgreSQL server of `cluster`, as opposed to no process or one that reused its id. `cluster` is the path
 * that the server was started with.
 */
export function isPostmaster(pid: number, cluster: string): boolean {
  const commandLine = readCommandLine(pid)
  return /(^|\/)postgres -D /.test(commandLine) && `${commandLine} `.includes(` -D ${cluster} `)
}

function readCommandLine(pid: number): string {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    }
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}
