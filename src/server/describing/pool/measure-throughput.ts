import type { FollowedWeather } from './replicate-health.ts'

/** Measures what a provider takes between refusals. */
export interface TakenWatch {
  /** A call came back and was not refused. */
  note(): void
  noteLatency(ms: number): void
  /** On the average. */
  latencyMs(): number
  own(): number
  /** Since the refusals before, in all processes; null: too little is known. To be called at each refusal. */
  sinceRefusal(): { callsPerSecond: number; underWay: number } | null
}

const togetherMs = 2_000
const leastMs = 5_000
const leastCalls = 20

/** Between two times when nothing more was taken, what was taken is what the provider has to give. */
export function watchTaken(weather: Pick<FollowedWeather, 'now' | 'others'>): TakenWatch {
  let own = 0
  let latencyMs = 0
  let from = snapshot()
  let refusedAt = Number.NEGATIVE_INFINITY
  let taken: ReturnType<TakenWatch['sinceRefusal']> = null

  function snapshot() {
    const others = new Map(weather.others().map((other) => [other.process, other.taken]))
    return { at: weather.now(), own, others }
  }

  function measure() {
    const elapsedMs = weather.now() - from.at
    const elsewhere = weather
      .others()
      .reduce(
        (sum, other) => sum + Math.max(0, other.taken - (from.others.get(other.process) ?? other.taken)),
        0,
      )
    const calls = own - from.own + elsewhere
    if (elapsedMs < leastMs || calls < leastCalls) return null
    const callsPerSecond = (calls * 1000) / elapsedMs
    return { callsPerSecond, underWay: (callsPerSecond * latencyMs) / 1000 }
  }

  return {
    note() {
      own += 1
    },
    noteLatency(ms) {
      latencyMs = latencyMs === 0 ? ms : latencyMs * 0.95 + ms * 0.05
    },
    latencyMs: () => latencyMs,
    own: () => own,
    sinceRefusal() {
      if (weather.now() - refusedAt > togetherMs) taken = measure()
      refusedAt = weather.now()
      from = snapshot()
      return taken
    },
  }
}
