import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import type { Identity } from './choose-identity.ts'

export type PostgresChild = ChildProcessByStdio<null, null, Readable>

/**
 * Starts `initdb` or `postgres` under `identity`, in a session of its own: Ctrl-C in the terminal reaches only this process, which then
 * stops PostgreSQL cleanly. `more` is added to its environment. The child's process id is that of the binary itself.
 */
export function spawnPostgresBinary(
  identity: Identity,
  binary: string,
  options: string[],
  more: Record<string, string>,
): PostgresChild {
  const [command = binary, ...rest] = [...identity.prefix, binary, ...options]
  // PG… variables and locales of the user's shell would change the binaries' behaviour.
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...more }
  return spawn(command, rest, { env, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], detached: true })
}
