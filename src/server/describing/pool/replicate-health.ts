import type { Clock } from '#server/describing/clock.ts'
import {
  type HealthReport,
  type HealthStore,
  type OtherUsage,
  type ProcessUsage,
  usageFreshMs,
} from './health-store.ts'
import { type HealthChange, initialHealth, type KeyHealth } from './key-health.ts'

/** The health of a key as this process knows it. */
export interface HealthReplica {
  process: string
  /** The store's time. */
  now(): number
  current(): KeyHealth
  others(): readonly OtherUsage[]
  /** Changes it here at once, and for all processes as soon as possible. */
  update(change: HealthChange): void
  /** Changes it for all first and returns the result. If the store does not answer, returns the local health. */
  updateAndConfirm(change: HealthChange): Promise<KeyHealth>
  /** Resolves when the report is fresh or unavailable. The report is kept fresh while calls are wanted. */
  keepFresh(): Promise<void>
  /** Requests a report if the last one is old; does not wait for it. */
  refreshSoon(): void
  /** Resolves when the report is as fresh as possible. */
  refresh(): Promise<void>
  /** How soon other processes learn what this one wants. */
  exchangeEveryMs(): number
}

interface ReplicateHealthParts {
  store: HealthStore
  key: string
  clock: Clock
  usage(): ProcessUsage
  /** Called when something may have changed. */
  onReport(): void
}

const usuallyEveryMs = 500
/** Up to this many processes exchange at the usual interval: each reads what all others wrote. With more, the interval grows. */
const processesAtUsualPace = 8
/** A single lost exchange does not make a process count as gone. */
const atLeastEveryMs = usageFreshMs / 2
/** How long a call waits for a store that does not answer. */
const patienceMs = 1_000
const shortPatienceMs = 200
/** After a change of the limit, all processes soon have other numbers in flight. */
const afterChangeMs = 20
const mostUnsent = 50

/** An unreachable store stops nothing: the process continues with what it last knew. */
export function replicateHealth({ store, key, clock, usage, onReport }: ReplicateHealthParts): HealthReplica {
  let known = initialHealth
  let version = 0
  let others: readonly OtherUsage[] = []
  let aheadMs = Number.NEGATIVE_INFINITY
  let reportAt = Number.NEGATIVE_INFINITY
  let sending: HealthChange[] = []
  let unsent: HealthChange[] = []
  let exchanging: Promise<void> | null = null
  let isRefreshing = false
  let lastToldEpoch = 0

  const exchangeEveryMs = () =>
    Math.min(atLeastEveryMs, usuallyEveryMs * Math.ceil((1 + others.length) / processesAtUsualPace))
  const isReportOld = () => clock.now() - reportAt >= 2 * exchangeEveryMs()

  const now = () => (aheadMs === Number.NEGATIVE_INFINITY ? 0 : aheadMs) + clock.now()

  /** `before`: the version that was known when it was requested. */
  function accept(report: Pick<HealthReport, 'now' | 'health' | 'version'>, before: number) {
    // The report with the shortest latency gives the best estimate of the store's clock.
    aheadMs = Math.max(aheadMs, report.now - clock.now())
    // A version older than that is not a late report: the store has lost its data.
    if (report.version < version && report.version >= before) return
    version = report.version
    if (isRefreshing) tellSoon(report.health.concurrency.epoch)
    known = [...sending, ...unsent].reduce((health, change) => change(health, now()), report.health)
  }

  async function send() {
    if (sending.length > 0) return
    while (unsent.length > 0) {
      sending = unsent
      unsent = []
      const changes = sending
      const before = version
      try {
        const report = await store.update(key, (health, time) =>
          changes.reduce((next, change) => change(next, time), health),
        )
        sending = []
        accept(report, before)
      } catch {
        unsent = [...sending, ...unsent].slice(-mostUnsent)
        sending = []
        return
      }
      onReport()
    }
  }

  async function exchange() {
    const before = version
    try {
      const report = await store.exchange(key, usage())
      others = report.others
      reportAt = clock.now()
      accept(report, before)
      void send()
    } catch {
      // The store itself logs it.
    }
    onReport()
  }

  function exchangeOnce(): Promise<void> {
    exchanging ??= exchange().finally(() => {
      exchanging = null
    })
    return exchanging
  }

  /** Schedules an exchange, so that other processes learn how many calls are in flight here after this change. */
  function tellSoon(epoch: number) {
    if (epoch === lastToldEpoch) return
    lastToldEpoch = epoch
    clock.later(afterChangeMs, () => void exchangeOnce())
  }

  function startRefreshing() {
    if (isRefreshing) return
    isRefreshing = true
    const tick = () =>
      clock.later(exchangeEveryMs(), async () => {
        const isLast = usage().wanted === 0
        await exchangeOnce()
        // A call may have arrived during the exchange.
        isRefreshing = !isLast || usage().wanted > 0
        if (isRefreshing) tick()
      })
    tick()
  }

  async function exchangeWithin(ms: number) {
    const { promise: tooLate, resolve } = Promise.withResolvers<void>()
    const cancel = clock.later(ms, resolve)
    await Promise.race([exchangeOnce(), tooLate])
    cancel()
  }

  return {
    process: store.process,
    now,
    current: () => known,
    others: () => others,
    update(change) {
      const next = change(known, now())
      if (next === known) return
      known = next
      unsent.push(change)
      void send()
    },
    async updateAndConfirm(change) {
      const before = version
      try {
        const report = await store.update(key, change)
        accept(report, before)
        return report.health
      } catch {
        known = change(known, now())
        return known
      }
    },
    async keepFresh() {
      startRefreshing()
      if (isReportOld()) await exchangeWithin(patienceMs)
    },
    refreshSoon() {
      if (isReportOld()) void exchangeOnce()
    },
    refresh: () => exchangeWithin(shortPatienceMs),
    exchangeEveryMs,
  }
}
