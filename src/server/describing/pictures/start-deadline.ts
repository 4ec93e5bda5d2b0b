export interface Deadline {
  /** Aborts with a TimeoutError, as `AbortSignal.timeout` does. */
  signal: AbortSignal
  /** Does not count the time until `waiting` is over, and gives `extraMs` more. */
  pauseDuring(waiting: Promise<void>, extraMs: number): Promise<void>
  /** To be called when whatever had to be in time is over. */
  end(): void
}

/** Starts a clock that aborts `signal` after `ms`. If `waiting` of a pause rejects, so does the pause, and the clock stays stopped. */
export function startDeadline(ms: number): Deadline {
  const late = new AbortController()
  let leftMs = ms
  let startedAt = 0
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    startedAt = performance.now()
    timer = setTimeout(() => late.abort(new DOMException('It took too long.', 'TimeoutError')), leftMs)
  }
  run()
  let hasEnded = false
  return {
    signal: late.signal,
    async pauseDuring(waiting, extraMs) {
      clearTimeout(timer)
      leftMs += extraMs - (performance.now() - startedAt)
      await waiting
      if (!hasEnded) run()
    },
    end() {
      hasEnded = true
      clearTimeout(timer)
    },
  }
}
