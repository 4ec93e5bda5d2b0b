import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'

// Timers are not among these: Vitest has its own.
const watched = ['TCPServerWrap', 'TCPSocketWrap', 'PipeWrap', 'ProcessWrap', 'UDPWrap', 'FSEventWrap']
// A socket is closed when the other side has heard of it, which a busy machine takes its time for.
const patienceMs = 60_000

/** Remembers which sockets, servers and processes are open; the function it returns fails if more are by then. */
export function watchHandles(): () => Promise<void> {
  // Opened when somebody first asks for them, and a process's own: no leak of him who asked.
  void [process.stdin, process.stdout, process.stderr]
  const before = countHandles()
  return async () => {
    const giveUpAt = Date.now() + patienceMs
    while (isMore(countHandles(), before) && Date.now() < giveUpAt) await sleep(20)
    if (isMore(countHandles(), before)) expect(countHandles(), 'leaked handles').toEqual(before)
  }
}

type Counts = Record<string, number>

function countHandles(): Counts {
  const open = process.getActiveResourcesInfo()
  return Object.fromEntries(watched.map((kind) => [kind, open.filter((name) => name === kind).length]))
}

function isMore(now: Counts, before: Counts): boolean {
  return watched.some((kind) => (now[kind] ?? 0) > (before[kind] ?? 0))
}
