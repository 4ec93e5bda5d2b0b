import type { Clock } from '#server/describing/clock.ts'
import { createFairQueue } from '#server/platform/waiting/create-fair-queue.ts'
import {
  claimProbe,
  dropProbe,
  isInSuspense,
  isProbeDue,
  probeMsLeft,
  suspenseMsLeft,
} from './circuit-breaker.ts'
import { createPace } from './create-rate-limiter.ts'
import { shareOut } from './fair-share.ts'
import type { Weather } from './key-health.ts'
import type { FollowedWeather } from './replicate-health.ts'

/** What takes longer is not waited for: another provider is asked, or the job pauses. */
export const longestWaitMs = 8_000

export interface Asker {
  party: string
  signal: AbortSignal
  /** There is nobody else to ask: it is worth waiting for a provider that has only just gone down. */
  isPatient: boolean
}

/** A place among the calls under way. Give it back once. */
export interface Pass {
  /** Of the limit when the call was sent. */
  epoch: number
  /** Set: this call tells whether the provider is back. */
  prober: string | null
  leave(): void
}

/** Where calls wait before they are sent, in one process, with one key. */
export interface KeyGate {
  /** Null: waiting is useless now. Throws the signal's reason when it aborts; then no place is taken. */
  enter(asker: Asker): Promise<Pass | null>
  /** Lets in who may come in now. */
  admit(): void
  /** Nobody else comes in before this is known. */
  holdWhile(known: Promise<void>): Promise<void>
  /** Between two tries: a place is wanted all the while, so that other processes leave one. Throws like `enter`. */
  rest(ms: number, signal: AbortSignal): Promise<void>
  /** Calls of this process. */
  underWay(): number
  wanted(): number
  /** So many calls may this process have under way. */
  share(): number
  /** Somebody waits who could be sent if more were allowed. */
  isHeldUp(): boolean
  /** It is the learned pace that holds calls up, not how many are under way. */
  isPaced(): boolean
}

interface KeyGateParts {
  weather: FollowedWeather
  clock: Clock
  /** Nobody is let in any more. */
  isClosed(): boolean
  /** By what the provider says of itself; null: as fast as calls come. */
  callsPerSecond(): number | null
  /** After this long a probe without an outcome is given up. */
  longestProbeMs: number
}

interface Waiter extends Asker {
  comeIn(prober: string | null): void
  sendAway(): void
}

export function createKeyGate(parts: KeyGateParts): KeyGate {
  const { weather, clock, longestProbeMs } = parts
  const underWay = new Map<string, number>()
  const line = createFairQueue<Waiter, string>({
    groupOf: ({ party }) => party,
    underWayOf: (party) => underWay.get(party) ?? 0,
  })
  const pace = createPace()
  let inside = 0
  let arriving = 0
  let resting = 0
  let probes = 0
  let isClaiming = false
  let holds = 0
  let waking: AbortController | null = null

  const wanted = () => inside + line.length() + arriving + resting
  const share = () =>
    shareOut(weather.current().limit, { process: weather.process, wanted: wanted() }, weather.others())

  function hasPlace(): boolean {
    if (holds > 0) return false
    if (inside === 0) return true
    const elsewhere = weather.others().reduce((sum, other) => sum + other.underWay, 0)
    return inside < share() && inside + elsewhere < weather.current().limit
  }

  /** Of this process: its part of what all may send. */
  function ownPace(): number | null {
    const { limit, callsPerSecond: learned } = weather.current()
    const told = parts.callsPerSecond()
    const slower = Math.min(learned ?? Number.POSITIVE_INFINITY, told ?? Number.POSITIVE_INFINITY)
    return Number.isFinite(slower) ? Math.max(0.01, (slower * share()) / limit) : null
  }

  function seat(party: string, prober: string | null): Pass {
    inside += 1
    underWay.set(party, (underWay.get(party) ?? 0) + 1)
    pace.spend(weather.now(), ownPace())
    let isInside = true
    return {
      epoch: weather.current().epoch,
      prober,
      leave() {
        if (!isInside) return
        isInside = false
        inside -= 1
        const left = (underWay.get(party) ?? 1) - 1
        if (left > 0) underWay.set(party, left)
        else underWay.delete(party)
      },
    }
  }

  function sendAway(isMeant: (waiter: Waiter) => boolean) {
    for (const waiter of line.all()) if (isMeant(waiter) && line.quit(waiter)) waiter.sendAway()
  }

  function wakeIn(ms: number) {
    waking?.abort()
    waking = null
    if (line.length() === 0) return
    const alarm = new AbortController()
    waking = alarm
    clock.sleep(ms, alarm.signal).then(
      () => waking === alarm && admit(),
      () => {},
    )
  }

  /** One of those who wait goes ahead and sees whether the provider is back. */
  async function probe(): Promise<void> {
    const scout = line.take()
    if (!scout) return
    isClaiming = true
    const name = `${weather.process} ${++probes}`
    const agreed = await weather.agree(claimProbe(name, longestProbeMs))
    isClaiming = false
    if (scout.signal.aborted) weather.change(dropProbe(name))
    else if (agreed.downSince === null) line.join(scout)
    else if (agreed.prober === name) scout.comeIn(name)
    else if (scout.isPatient && isInSuspense(agreed, weather.now())) line.join(scout)
    else scout.sendAway()
    admit()
  }

  function awaitRecovery(known: Weather, now: number) {
    const mayProbe = isProbeDue(known, now) && !isClaiming
    if (mayProbe) void probe()
    const isSuspense = isInSuspense(known, now)
    sendAway((waiter) => !(isSuspense && waiter.isPatient))
    if (isSuspense && line.length() > 0) {
      const probeMs = probeMsLeft(known, now)
      wakeIn(Math.min(suspenseMsLeft(known, now), probeMs > 0 ? probeMs : Infinity))
    }
  }

  function admit(): void {
    waking?.abort()
    waking = null
    if (line.length() === 0) return
    const known = weather.current()
    const pauseMs = known.pausedUntil - weather.now()
    if (parts.isClosed() || pauseMs > longestWaitMs) sendAway(() => true)
    else if (known.downSince !== null) awaitRecovery(known, weather.now())
    else if (pauseMs > 0) wakeIn(pauseMs)
    else letIn()
  }

  function letIn(): void {
    while (line.length() > 0 && hasPlace()) {
      const waitMs = ownPace() === null ? 0 : pace.waitMs(weather.now())
      if (waitMs > 0) {
        wakeIn(waitMs)
        return
      }
      line.take()?.comeIn(null)
    }
  }

  return {
    admit,
    wanted,
    share,
    async holdWhile(known) {
      holds += 1
      await known.finally(() => {
        holds -= 1
      })
    },
    async rest(ms, signal) {
      resting += 1
      await clock.sleep(ms, signal).finally(() => {
        resting -= 1
      })
    },
    underWay: () => inside,
    isPaced: () => weather.current().callsPerSecond !== null && hasPlace() && pace.waitMs(weather.now()) > 0,
    isHeldUp: () => line.length() > 0 && weather.current().downSince === null,

    async enter(asker) {
      const { signal, party } = asker
      signal.throwIfAborted()
      arriving += 1
      await weather.follow().finally(() => {
        arriving -= 1
      })
      signal.throwIfAborted()
      return new Promise<Pass | null>((resolve, reject) => {
        const waiter: Waiter = {
          ...asker,
          comeIn(prober) {
            signal.removeEventListener('abort', giveUp)
            resolve(seat(party, prober))
          },
          sendAway() {
            signal.removeEventListener('abort', giveUp)
            resolve(null)
          },
        }
        const giveUp = () => {
          line.quit(waiter)
          reject(signal.reason)
          admit()
        }
        signal.addEventListener('abort', giveUp, { once: true })
        line.join(waiter)
        admit()
      })
    },
  }
}
