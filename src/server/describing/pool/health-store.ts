import type { Clock } from '#server/describing/clock.ts'
import { fairWeather, type Move, type Weather } from './key-health.ts'

/** What a process says of itself about a key. Counts are of calls. */
export interface Share {
  underWay: number
  /** Under way and waiting. */
  wanted: number
  /** Sent and not refused, since the process began. */
  taken: number
  /** When somebody last got an answer, by the board's clock; 0: never. */
  answeredAt: number
}

export interface OtherShare extends Share {
  process: string
}

export interface WeatherNews {
  /** The board's time. */
  now: number
  weather: Weather
  /** Higher with each change. */
  version: number
  /** Of the processes that were heard of in the last 3 s. */
  others: OtherShare[]
}

/** Where the processes that use a key tell each other about it. One of them sees it through this. */
export interface WeatherBoard {
  /** Names this process among the others. */
  process: string
  /** Writes the share of this process, and reads the rest. */
  exchange(key: string, share: Share): Promise<WeatherNews>
  /** Changes the weather for all. */
  change(key: string, move: Move): Promise<Pick<WeatherNews, 'now' | 'weather' | 'version'>>
}

export const freshMs = 3_000

/** A board in memory: for a single process, and for several simulated ones (`join` is called for each). */
export function createMemoryBoard(clock: Clock): { join(process: string): WeatherBoard } {
  const keys = new Map<string, { weather: Weather; version: number }>()
  const shares = new Map<string, Map<string, OtherShare & { seenAt: number }>>()
  const read = (key: string) => keys.get(key) ?? { weather: fairWeather, version: 0 }

  return {
    join: (process) => ({
      process,
      async exchange(key, share) {
        const now = clock.now()
        const all = shares.get(key) ?? new Map<string, OtherShare & { seenAt: number }>()
        shares.set(key, all)
        all.set(process, { ...share, process, seenAt: now })
        const others = [...all.values()].filter(
          (one) => one.process !== process && now - one.seenAt < freshMs,
        )
        return { now, ...read(key), others }
      },
      async change(key, move) {
        const now = clock.now()
        const { weather, version } = read(key)
        const next = { weather: move(weather, now), version: version + 1 }
        keys.set(key, next)
        return { now, ...next }
      },
    }),
  }
}
