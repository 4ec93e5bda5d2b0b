import type { Clock } from '#server/describing/clock.ts'
import type { HealthReport, HealthStore, OtherUsage, ProcessUsage } from './health-store.ts'
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
  /** Resolves when the news are fresh, or can't be had. Until nothing is wanted any more they are kept fresh. */
  follow(): Promise<void>
  /** Asks for news if they are old; they come later. */
  refreshSoon(): void
  /** Resolves when the news are as fresh as can be. */
  refresh(): Promise<void>
}

interface ReplicateHealthParts {
  store: HealthStore
  key: string
  clock: Clock
  usage(): ProcessUsage
  /** Something may have changed. */
  onNews(): void
}

/** How soon other processes hear what this one wants. */
export const exchangeEveryMs = 500
const reportFreshMs = 1_000
/** A store that does not answer holds nobody up for longer. */
const patienceMs = 1_000
const shortPatienceMs = 200
/** After a change of the limit all soon have other numbers under way. */
const afterChangeMs = 20
const mostUnsent = 50

/** A store that can't be reached stops nothing: the process goes on with what it knows last. */
export function replicateHealth({ store, key, clock, usage, onNews }: ReplicateHealthParts): HealthReplica {
  let known = initialHealth
  let version = 0
  let others: readonly OtherUsage[] = []
  let aheadMs = Number.NEGATIVE_INFINITY
  let newsAt = Number.NEGATIVE_INFINITY
  let sending: HealthChange[] = []
  let unsent: HealthChange[] = []
  let exchanging: Promise<void> | null = null
  let isFollowing = false
  let toldEpoch = 0

  const now = () => (aheadMs === Number.NEGATIVE_INFINITY ? 0 : aheadMs) + clock.now()

  /** `before`: the version that was known when they were asked for. */
  function accept(news: Pick<HealthReport, 'now' | 'health' | 'version'>, before: number) {
    // The news that travelled shortest tell best what time it is there.
    aheadMs = Math.max(aheadMs, news.now - clock.now())
    // Older than that is no late news: the store has lost what it had.
    if (news.version < version && news.version >= before) return
    version = news.version
    if (isFollowing) tellSoon(news.health.concurrency.epoch)
    known = [...sending, ...unsent].reduce((health, change) => change(health, now()), news.health)
  }

  async function send() {
    if (sending.length > 0) return
    while (unsent.length > 0) {
      sending = unsent
      unsent = []
      const changes = sending
      const before = version
      try {
        const news = await store.update(key, (health, time) =>
          changes.reduce((next, change) => change(next, time), health),
        )
        sending = []
        accept(news, before)
      } catch {
        unsent = [...sending, ...unsent].slice(-mostUnsent)
        sending = []
        return
      }
      onNews()
    }
  }

  async function exchange() {
    const before = version
    try {
      const news = await store.exchange(key, usage())
      others = news.others
      newsAt = clock.now()
      accept(news, before)
      void send()
    } catch {
      // Said by the store itself.
    }
    onNews()
  }

  function exchangeOnce(): Promise<void> {
    exchanging ??= exchange().finally(() => {
      exchanging = null
    })
    return exchanging
  }

  /** So that the next news tell the others what this change made of the calls under way here. */
  function tellSoon(epoch: number) {
    if (epoch === toldEpoch) return
    toldEpoch = epoch
    clock.later(afterChangeMs, () => void exchangeOnce())
  }

  function keepFresh() {
    if (isFollowing) return
    isFollowing = true
    const tick = () =>
      clock.later(exchangeEveryMs, async () => {
        const isLast = usage().wanted === 0
        await exchangeOnce()
        // Somebody may have come meanwhile.
        isFollowing = !isLast || usage().wanted > 0
        if (isFollowing) tick()
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
        const news = await store.update(key, change)
        accept(news, before)
        return news.health
      } catch {
        known = change(known, now())
        return known
      }
    },
    async follow() {
      keepFresh()
      if (clock.now() - newsAt < reportFreshMs) return
      await exchangeWithin(patienceMs)
    },
    refreshSoon() {
      if (clock.now() - newsAt >= reportFreshMs) void exchangeOnce()
    },
    refresh: () => exchangeWithin(shortPatienceMs),
  }
}
