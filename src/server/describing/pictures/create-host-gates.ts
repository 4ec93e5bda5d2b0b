import type { Clock } from '#server/describing/clock.ts'
import { createSemaphore, type Semaphore } from '#server/platform/waiting/create-semaphore.ts'

/** How many fetches go to one picture host at once, and whether it asked for a pause. */
export interface HostGates {
  enter(host: string, signal: AbortSignal): Promise<() => void>
  /** The host said when to come back: nobody asks it before. */
  pause(host: string, ms: number): void
}

interface Host {
  semaphore: Semaphore
  pausedUntil: number
}

export function createHostGates(perHost: number, clock: Clock): HostGates {
  const hosts = new Map<string, Host>()

  function find(name: string): Host {
    const known = hosts.get(name)
    if (known) return known
    const host = { semaphore: createSemaphore(perHost), pausedUntil: 0 }
    hosts.set(name, host)
    return host
  }

  return {
    pause(name, ms) {
      const host = find(name)
      host.pausedUntil = Math.max(host.pausedUntil, clock.now() + ms)
    },
    async enter(name, signal) {
      const host = find(name)
      const release = await host.semaphore.acquire(signal)
      const leave = () => {
        release()
        // A list may name a hundred thousand hosts: what rests is forgotten.
        if (host.semaphore.isIdle() && host.pausedUntil <= clock.now()) hosts.delete(name)
      }
      try {
        while (host.pausedUntil > clock.now()) await clock.sleep(host.pausedUntil - clock.now(), signal)
        return leave
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}
