import type { Clock } from '#server/describing/clock.ts'
import { createSemaphore, type Semaphore } from '#server/platform/waiting/create-semaphore.ts'

/** Limits concurrent fetches per picture host, and honours pauses that a host asked for. */
export interface HostLimiter {
  enter(host: string, signal: AbortSignal): Promise<() => void>
  /** The host said when to retry: it is not asked before. */
  pause(host: string, ms: number): void
}

interface Host {
  semaphore: Semaphore
  pausedUntil: number
}

export function createHostLimiter(perHost: number, clock: Clock): HostLimiter {
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
        // A list can name a hundred thousand hosts, so idle ones are removed.
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
