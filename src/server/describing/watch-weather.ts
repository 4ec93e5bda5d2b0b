import type { Clock } from './clock.ts'

/** Tells a picture that no provider can answer from providers that answer nobody. */
export interface WeatherWatch {
  noteSuccess(): void
  noteTrouble(picture: object): void
  /** Do others get answers while this picture gets none? */
  isOnlyThisPicture(picture: object): boolean
}

const recentMs = 60_000

/**
 * A picture is alone with its trouble when another one was answered after its trouble began, or when one was
 * answered in the minute before and nobody else has met trouble since.
 */
export function watchWeather(clock: Clock): WeatherWatch {
  let lastSuccess = Number.NEGATIVE_INFINITY
  const troubledSince = new WeakMap<object, number>()
  let troubled = new WeakSet<object>()
  let troubledCount = 0

  return {
    noteSuccess() {
      lastSuccess = clock.now()
      troubled = new WeakSet()
      troubledCount = 0
    },
    noteTrouble(picture) {
      if (!troubledSince.has(picture)) troubledSince.set(picture, clock.now())
      if (!troubled.has(picture)) troubledCount += 1
      troubled.add(picture)
    },
    isOnlyThisPicture(picture) {
      const since = troubledSince.get(picture) ?? clock.now()
      if (lastSuccess > since) return true
      return since - lastSuccess < recentMs && troubledCount <= 1
    },
  }
}
