import type { Logger } from '#server/platform/log.ts'

/** Rounds of work that repeat until the process ends. */
export interface Loop {
  /** There may be work: starts the next round now, or as soon as the current one ends. */
  wake(): void
  /** Starts no further round, and awaits the current one and the work that rounds have begun. */
  stop(): Promise<void>
}

/** What a round can use. */
export interface Round {
  /** Aborted at the stop: start nothing new. */
  ending: AbortSignal
  /** Aborted when the stop can wait no longer: abandon work in progress. */
  givingUp: AbortSignal
  /** Lets work continue independently of the rounds. Its end wakes the loop, and a stop awaits it. It reports its failures itself. */
  begin(work: Promise<void>): void
  /** How much of the begun work is unfinished. */
  underWay(): number
}

type Pause =
  /** From the end of a round to the next one. */
  | { pauseMs: number }
  /** From the start of a round to the next one. A round that takes longer is not overtaken: the next one starts when it ends. */
  | { everyMs: number }

type LoopOptions = Pause & {
  /** The log message for a failed round, unless the stop ended it. */
  complaint: string
  /** Delay before the first round; by default it starts at once. */
  firstAfterMs?: number
  /** A stop abandons work in progress after this time; by default it waits for as long as that takes. */
  finishWithinMs?: number
  onGivingUp?(): void
}

/**
 * Repeats a round. A round can return how long to pause after it (0: not at all); otherwise, and after a failure, the usual pause applies.
 * A wake ends the pause; one during a round skips it.
 */
export function runLoop(
  log: Pick<Logger, 'warn'>,
  round: (its: Round) => Promise<number | undefined> | Promise<void>,
  options: LoopOptions,
): Loop {
  const { complaint, firstAfterMs = 0, finishWithinMs, onGivingUp } = options
  const ending = new AbortController()
  const givingUp = new AbortController()
  const underWay = new Set<Promise<void>>()
  let isWoken = false
  let endPause = () => {}

  const wake = () => {
    isWoken = true
    endPause()
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isWoken) {
        resolve()
        return
      }
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const its: Round = {
    ending: ending.signal,
    givingUp: givingUp.signal,
    underWay: () => underWay.size,
    begin(work) {
      const ended = work.finally(() => {
        underWay.delete(ended)
        wake()
      })
      underWay.add(ended)
    },
  }

  /** Returns how long to pause after the round. */
  const doRound = async (): Promise<number> => {
    const startedAt = performance.now()
    try {
      const askedMs = await round(its)
      if (askedMs !== undefined) return askedMs
    } catch (error) {
      if (!ending.signal.aborted) log.warn({ err: error }, complaint)
    }
    if ('pauseMs' in options) return options.pauseMs
    return options.everyMs - ((performance.now() - startedAt) % options.everyMs)
  }

  const run = async () => {
    if (firstAfterMs > 0) await pause(firstAfterMs)
    while (!ending.signal.aborted) {
      isWoken = false
      const pauseMs = await doRound()
      if (pauseMs > 0) await pause(pauseMs)
    }
    await Promise.allSettled(underWay)
  }
  const running = run()

  return {
    wake,
    async stop() {
      ending.abort()
      wake()
      const patience =
        finishWithinMs !== undefined &&
        setTimeout(() => {
          givingUp.abort(new Error('the process ends'))
          onGivingUp?.()
        }, finishWithinMs)
      await running
      if (patience) clearTimeout(patience)
    },
  }
}
