import type { Clock } from '#server/describing/clock.ts'
import type { OtherShare, Share, WeatherBoard, WeatherNews } from './health-store.ts'
import { fairWeather, type Move, type Weather } from './key-health.ts'

/** The weather of a key as this process knows it. */
export interface FollowedWeather {
  process: string
  /** The board's time. */
  now(): number
  current(): Weather
  others(): readonly OtherShare[]
  /** Changes it here at once, and for all as soon as possible. */
  change(move: Move): void
  /** Changes it for all first; answers what it is then. Without a board that answers, what it is here. */
  agree(move: Move): Promise<Weather>
  /** Resolves when the news are fresh, or can't be had. Until nothing is wanted any more they are kept fresh. */
  follow(): Promise<void>
  /** Asks for news if they are old; they come later. */
  glance(): void
  /** Resolves when the news are as fresh as can be. */
  refresh(): Promise<void>
}

interface FollowWeatherParts {
  board: WeatherBoard
  key: string
  clock: Clock
  share(): Share
  /** Something may have changed. */
  onNews(): void
}

/** How soon other processes hear what this one wants. */
export const exchangeEveryMs = 500
const freshMs = 1_000
/** A board that does not answer holds nobody up for longer. */
const patienceMs = 1_000
const shortPatienceMs = 200
/** After a change of the limit all soon have other numbers under way. */
const afterChangeMs = 20
const mostUnsent = 50

/** A board that can't be reached stops nothing: the process goes on with what it knows last. */
export function followWeather({ board, key, clock, share, onNews }: FollowWeatherParts): FollowedWeather {
  let known = fairWeather
  let version = 0
  let others: readonly OtherShare[] = []
  let aheadMs = Number.NEGATIVE_INFINITY
  let newsAt = Number.NEGATIVE_INFINITY
  let sending: Move[] = []
  let unsent: Move[] = []
  let exchanging: Promise<void> | null = null
  let isFollowing = false
  let toldEpoch = 0

  const now = () => (aheadMs === Number.NEGATIVE_INFINITY ? 0 : aheadMs) + clock.now()

  /** `before`: the version that was known when they were asked for. */
  function accept(news: Pick<WeatherNews, 'now' | 'weather' | 'version'>, before: number) {
    // The news that travelled shortest tell best what time it is there.
    aheadMs = Math.max(aheadMs, news.now - clock.now())
    // Older than that is no late news: the board has lost what it had.
    if (news.version < version && news.version >= before) return
    version = news.version
    if (isFollowing) tellSoon(news.weather.epoch)
    known = [...sending, ...unsent].reduce((weather, move) => move(weather, now()), news.weather)
  }

  async function send() {
    if (sending.length > 0) return
    while (unsent.length > 0) {
      sending = unsent
      unsent = []
      const moves = sending
      const before = version
      try {
        const news = await board.change(key, (weather, time) =>
          moves.reduce((next, move) => move(next, time), weather),
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
      const news = await board.exchange(key, share())
      others = news.others
      newsAt = clock.now()
      accept(news, before)
      void send()
    } catch {
      // Said by the board itself.
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
        const isLast = share().wanted === 0
        await exchangeOnce()
        // Somebody may have come meanwhile.
        isFollowing = !isLast || share().wanted > 0
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
    process: board.process,
    now,
    current: () => known,
    others: () => others,
    change(move) {
      const next = move(known, now())
      if (next === known) return
      known = next
      unsent.push(move)
      void send()
    },
    async agree(move) {
      const before = version
      try {
        const news = await board.change(key, move)
        accept(news, before)
        return news.weather
      } catch {
        known = move(known, now())
        return known
      }
    },
    async follow() {
      keepFresh()
      if (clock.now() - newsAt < freshMs) return
      await exchangeWithin(patienceMs)
    },
    glance() {
      if (clock.now() - newsAt >= freshMs) void exchangeOnce()
    },
    refresh: () => exchangeWithin(shortPatienceMs),
  }
}
