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
  /** Changes it here at once, and for all as soon as possible. */
  update(change: HealthChange): void
  /** Changes it for all first; answers what it is then. Without a store that answers, what it is here. */
  updateAndConfirm(change: HealthChange): Promise<KeyHealth>
  /** Resolves when the report is fresh, or can't be had. Until nothing is wanted any more it is kept fresh. */
  keepFresh(): Promise<void>
  /** Asks for a report if the last one is old; it comes later. */
  refreshSoon(): void
  /** Resolves when the report is as fresh as can be. */
  refresh(): Promise<void>
  /** How soon other processes hear what this one wants. */
  exchangeEveryMs(): number
}

interface ReplicateHealthParts {
  store: HealthStore
  key: string
  clock: Clock
  usage(): ProcessUsage
  /** Something may have changed. */
  onReport(): void
}

const usuallyEveryMs = 500
/** So many processes exchange that often: each reads what all others wrote. More of them do it the more rarely. */
const processesAtUsualPace = 8
/** An exchange that is lost does not yet make a process one that is gone. */
const atLeastEveryMs = usageFreshMs / 2
/** A store that does not answer holds nobody up for longer. */
const patienceMs = 1_000
const shortPatienceMs = 200
/** After a change of the limit all soon have other numbers under way. */
const afterChangeMs = 20
const mostUnsent = 50

/** A store that can't be reached stops nothing: the process goes on with what it knows last. */
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

  /** `before`: the version that was known when it was asked for. */
  function accept(report: Pick<HealthReport, 'now' | 'health' | 'version'>, before: number) {
    // The report that travelled shortest tells best what time it is there.
    aheadMs = Math.max(aheadMs, report.now - clock.now())
    // Older than that is no late report: the store has lost what it had.
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
      // Said by the store itself.
    }
    onReport()
  }

  function exchangeOnce(): Promise<void> {
    exchanging ??= exchange().finally(() => {
      exchanging = null
    })
    return exchanging
  }

  /** So that the next exchange tells the others what this change made of the calls under way here. */
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
        // A call may have come meanwhile.
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
