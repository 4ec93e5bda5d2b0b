import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** kill -9 of a process that was started here, unless it is gone already; of its whole group, where it was started with `detached`. */
export async function killProcess(child: ChildProcess, { isGroup = false } = {}): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(isGroup ? -child.pid! : child.pid!, 'SIGKILL')
  await ended
}
