import type { Clock } from '#server/describing/clock.ts'
import { type HealthStore, type OtherUsage, usageFreshMs } from './health-store.ts'
import { initialHealth, type KeyHealth } from './key-health.ts'

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
