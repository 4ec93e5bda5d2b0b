import type { Logger } from '#server/platform/log.ts'

/** Rounds of work that go on until the process ends. */
export interface Loop {
  /** There may be something to do: the next round begins now, or as soon as the one under way is over. */
  wake(): void
  /** Begins no further round, and awaits the one under way and the work that rounds began. */
  stop(): Promise<void>
}

/** What a round may use. */
export interface Round {
  /** Aborted at the stop: nothing new is begun. */
  ending: AbortSignal
  /** Aborted when the stop can wait no longer: what is under way is given up. */
  givingUp: AbortSignal
  /** Lets work go on beside the rounds. Its end wakes the loop, and a stop awaits it. It tells its failures itself. */
  begin(work: Promise<void>): void
  /** How much of what was begun is not over. */
  underWay(): number
}

type Pause =
  /** From the end of a round to the next one. */
  | { pauseMs: number }
  /** From the start of a round to the next one. A round that takes longer is not overtaken: the next beat is its. */
  | { everyMs: number }

type LoopOptions = Pause & {
  /** What the log says of a round that failed, unless it was the stop that ended it. */
  complaint: string
  /** Before the first round; otherwise it begins at once. */
  firstAfterMs?: number
  /** A stop gives up what is under way after this long; otherwise it waits for as long as that takes. */
  finishWithinMs?: number
  onGivingUp?(): void
}

/**
 * Does a round again and again. A round may answer how long to pause after it (0: not at all); otherwise, and after a
 * failure, the pause is the usual one. A wake ends the pause, and one that comes during a round leaves it out.
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

  /** Answers how long to pause after it. */
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
