import type { Clock } from '#server/describing/clock.ts'
import { createFairQueue } from '#server/platform/waiting/create-fair-queue.ts'
import {
  claimHalfOpenProbe,
  firstProbeGraceMsLeft,
  hasJustOpened,
  isProbeDue,
  probeMsLeft,
  releaseHalfOpenProbe,
} from './circuit-breaker.ts'
import { createRateLimiter } from './create-rate-limiter.ts'
import { fairShare } from './fair-share.ts'
import type { KeyHealth } from './key-health.ts'
import type { HealthReplica } from './replicate-health.ts'

/** The longest wait: beyond it another provider is asked, or the job pauses. */
export const longestWaitMs = 8_000

export interface Asker {
  group: string
  signal: AbortSignal
  /** Whether there is no other provider: it is then worth waiting for one that has just gone down. */
  waitsForRecovery: boolean
}

/** A slot for a call in flight. Release it once. */
export interface Permit {
  /** The epoch of the limit when the call was sent. */
  epoch: number
  /** If set, this call probes whether the provider has recovered. */
  probeHolder: string | null
  release(): void
}

/** The queue of one process for calls with one key. */
export interface CallLimiter {
  /** Null: waiting is pointless now. Throws the signal's reason when it aborts; no slot is taken then. */
  acquire(asker: Asker): Promise<Permit | null>
  /** Grants permits to waiting calls in turn, as far as slots are free. */
  grantPermits(): void
  /** Grants no permit until this is known. */
  holdWhile(known: Promise<void>): Promise<void>
  /** Waits between two attempts, and counts as wanting a slot, so that other processes leave one. Throws like `acquire`. */
  waitToRetry(ms: number, signal: AbortSignal): Promise<void>
  /** Calls in flight in this process. */
  underWay(): number
  wanted(): number
  /** How many calls this process can have in flight. */
  share(): number
  /** Whether a call waits that a higher limit would allow. */
  isHeldUp(): boolean
  /** Whether the learned pace delays calls, and not the number in flight. */
  isPaced(): boolean
}

interface CallLimiterParts {
  health: HealthReplica
  clock: Clock
  /** Whether no more permits are granted. */
  isClosed(): boolean
  /** From what the provider reports about its limits; null: as fast as calls arrive. */
  callsPerSecond(): number | null
  /** How long until a probe without an outcome is abandoned. */
  longestProbeMs: number
}

interface Waiter extends Asker {
  grant(probeHolder: string | null): void
  turnAway(): void
}

export function createCallLimiter(parts: CallLimiterParts): CallLimiter {
  const { health, clock, longestProbeMs } = parts
  const underWay = new Map<string, number>()
  const queue = createFairQueue<Waiter, string>({
    groupOf: ({ group }) => group,
    underWayOf: (group) => underWay.get(group) ?? 0,
  })
  const rate = createRateLimiter()
  let inside = 0
  let arriving = 0
  let waitingToRetry = 0
  let probes = 0
  let isClaiming = false
  let holds = 0
  let waking: AbortController | null = null

  const wanted = () => inside + queue.length() + arriving + waitingToRetry
  const share = () =>
    fairShare(
      health.current().concurrency.limit,
      { process: health.process, wanted: wanted() },
      health.others(),
    )

  function hasPlace(): boolean {
    if (holds > 0) return false
    if (inside === 0) return true
    const elsewhere = health.others().reduce((sum, other) => sum + other.underWay, 0)
    return inside < share() && inside + elsewhere < health.current().concurrency.limit
  }

  /** This process's share of the common rate. */
  function ownRate(): number | null {
    const { concurrency, pacing } = health.current()
    const learned = pacing.callsPerSecond ?? Number.POSITIVE_INFINITY
    const slower = Math.min(learned, parts.callsPerSecond() ?? Number.POSITIVE_INFINITY)
    return Number.isFinite(slower) ? Math.max(0.01, (slower * share()) / concurrency.limit) : null
  }

  function issuePermit(group: string, probeHolder: string | null): Permit {
    inside += 1
    underWay.set(group, (underWay.get(group) ?? 0) + 1)
    rate.take(health.now(), ownRate())
    let isInside = true
    return {
      epoch: health.current().concurrency.epoch,
      probeHolder,
      release() {
        if (!isInside) return
        isInside = false
        inside -= 1
        const left = (underWay.get(group) ?? 1) - 1
        if (left > 0) underWay.set(group, left)
        else underWay.delete(group)
      },
    }
  }

  function turnAway(isMeant: (waiter: Waiter) => boolean) {
    for (const waiter of queue.all()) if (isMeant(waiter) && queue.quit(waiter)) waiter.turnAway()
  }

  function wakeIn(ms: number) {
    waking?.abort()
    waking = null
    if (queue.length() === 0) return
    const alarm = new AbortController()
    waking = alarm
    clock.sleep(ms, alarm.signal).then(
      () => waking === alarm && grantPermits(),
      () => {},
    )
  }

  /** One of the waiting calls becomes the half-open probe. */
  async function probe(): Promise<void> {
    const candidate = queue.take()
    if (!candidate) return
    isClaiming = true
    const name = `${health.process} ${++probes}`
    const confirmed = await health.updateAndConfirm(claimHalfOpenProbe(name, longestProbeMs))
    isClaiming = false
    if (candidate.signal.aborted) health.update(releaseHalfOpenProbe(name))
    else if (confirmed.circuit.openSince === null) queue.join(candidate)
    else if (confirmed.circuit.probeHolder === name) candidate.grant(name)
    else if (candidate.waitsForRecovery && hasJustOpened(confirmed, health.now())) queue.join(candidate)
    else candidate.turnAway()
    grantPermits()
  }

  function awaitRecovery(known: KeyHealth, now: number) {
    const mayProbe = isProbeDue(known, now) && !isClaiming
    if (mayProbe) void probe()
    const mayComeBack = hasJustOpened(known, now)
    turnAway((waiter) => !(mayComeBack && waiter.waitsForRecovery))
    if (mayComeBack && queue.length() > 0) {
      const probeMs = probeMsLeft(known, now)
      wakeIn(Math.min(firstProbeGraceMsLeft(known, now), probeMs > 0 ? probeMs : Infinity))
    }
  }

  function grantPermits(): void {
    waking?.abort()
    waking = null
    if (queue.length() === 0) return
    const known = health.current()
    const pauseMs = known.pause.until - health.now()
    if (parts.isClosed() || pauseMs > longestWaitMs) turnAway(() => true)
    else if (known.circuit.openSince !== null) awaitRecovery(known, health.now())
    else if (pauseMs > 0) wakeIn(pauseMs)
    else grantNext()
  }

  function grantNext(): void {
    while (queue.length() > 0 && hasPlace()) {
      const waitMs = ownRate() === null ? 0 : rate.waitMs(health.now())
      if (waitMs > 0) {
        wakeIn(waitMs)
        return
      }
      queue.take()?.grant(null)
    }
  }

  return {
    grantPermits,
    wanted,
    share,
    async holdWhile(known) {
      holds += 1
      await known.finally(() => {
        holds -= 1
      })
    },
    async waitToRetry(ms, signal) {
      waitingToRetry += 1
      await clock.sleep(ms, signal).finally(() => {
        waitingToRetry -= 1
      })
    },
    underWay: () => inside,
    isPaced: () =>
      health.current().pacing.callsPerSecond !== null && hasPlace() && rate.waitMs(health.now()) > 0,
    isHeldUp: () => queue.length() > 0 && health.current().circuit.openSince === null,

    async acquire(asker) {
      const { signal, group } = asker
      signal.throwIfAborted()
      arriving += 1
      await health.keepFresh().finally(() => {
        arriving -= 1
      })
      signal.throwIfAborted()
      return new Promise<Permit | null>((resolve, reject) => {
        const waiter: Waiter = {
          ...asker,
          grant(probeHolder) {
            signal.removeEventListener('abort', giveUp)
            resolve(issuePermit(group, probeHolder))
          },
          turnAway() {
            signal.removeEventListener('abort', giveUp)
            resolve(null)
          },
        }
        const giveUp = () => {
          queue.quit(waiter)
          reject(signal.reason)
          grantPermits()
        }
        signal.addEventListener('abort', giveUp, { once: true })
        queue.join(waiter)
        grantPermits()
      })
    },
  }
}
