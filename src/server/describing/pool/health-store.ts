import type { Clock } from '#server/describing/clock.ts'
import { type HealthChange, initialHealth, type KeyHealth } from './key-health.ts'

/** What a process says of itself about a key. Counts are of calls. */
export interface ProcessUsage {
  underWay: number
  /** Under way and waiting. */
  wanted: number
  /** Sent and not refused, since the process began. */
  accepted: number
  /** When somebody last got an answer, by the store's clock; 0: never. */
  answeredAt: number
}

export interface OtherUsage extends ProcessUsage {
  process: string
}

export interface HealthReport {
  /** The store's time. */
  now: number
  health: KeyHealth
  /** Higher with each change. */
  version: number
  /** Of the processes that were heard of in the last 3 s. */
  others: OtherUsage[]
}

/** Where the processes that use a key tell each other about it. One of them sees it through this. */
export interface HealthStore {
  /** Names this process among the others. */
  process: string
  /** Writes the usage of this process, and reads the rest. */
  exchange(key: string, usage: ProcessUsage): Promise<HealthReport>
  /** Changes the health for all. */
  update(key: string, change: HealthChange): Promise<Pick<HealthReport, 'now' | 'health' | 'version'>>
}

export const usageFreshMs = 3_000

/** A store in memory: for a single process, and for several simulated ones (`join` is called for each). */
export function createMemoryStore(clock: Clock): { join(process: string): HealthStore } {
  const keys = new Map<string, { health: KeyHealth; version: number }>()
  const usages = new Map<string, Map<string, OtherUsage & { seenAt: number }>>()
  const read = (key: string) => keys.get(key) ?? { health: initialHealth, version: 0 }

  return {
    join: (process) => ({
      process,
      async exchange(key, usage) {
        const now = clock.now()
        const all = usages.get(key) ?? new Map<string, OtherUsage & { seenAt: number }>()
        usages.set(key, all)
        all.set(process, { ...usage, process, seenAt: now })
        const others = [...all.values()].filter(
          (one) => one.process !== process && now - one.seenAt < usageFreshMs,
        )
        return { now, ...read(key), others }
      },
      async update(key, change) {
        const now = clock.now()
        const { health, version } = read(key)
        const next = { health: change(health, now), version: version + 1 }
        keys.set(key, next)
        return { now, ...next }
      },
    }),
  }
}
