import type { HealthReplica } from './replicate-health.ts'

/** Measures what a provider takes between refusals. */
export interface Throughput {
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
export function measureThroughput(health: Pick<HealthReplica, 'now' | 'others'>): Throughput {
  let own = 0
  let latencyMs = 0
  let from = snapshot()
  let refusedAt = Number.NEGATIVE_INFINITY
  let measured: ReturnType<Throughput['sinceRefusal']> = null

  function snapshot() {
    const others = new Map(health.others().map((other) => [other.process, other.accepted]))
    return { at: health.now(), own, others }
  }

  function measure() {
    const elapsedMs = health.now() - from.at
    const elsewhere = health
      .others()
      .reduce(
        (sum, other) =>
          sum + Math.max(0, other.accepted - (from.others.get(other.process) ?? other.accepted)),
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
      if (health.now() - refusedAt > togetherMs) measured = measure()
      refusedAt = health.now()
      from = snapshot()
      return measured
    },
  }
}
