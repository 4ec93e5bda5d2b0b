const firstRetryMs = 1_000
const longestRetryMs = 15_000

export interface ServerWatch {
  /** Reports a call that failed as if the server could not be reached. */
  suspect(): void
  /** Checks at once instead of at the next interval, because the server may be back. */
  lookNow(): void
  end(): void
}

/** Checks whether the server is gone once that is suspected, then polls at growing intervals until it is back. Makes no calls before. */
export function watchServer(
  isServerUp: () => Promise<boolean>,
  onChange: (isGone: boolean) => void,
): ServerWatch {
  let isLooking = false
  let isGone = false
  let hasEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function report(isGoneNow: boolean): void {
    if (isGoneNow === isGone) return
    isGone = isGoneNow
    onChange(isGone)
  }

  async function look(retryMs: number): Promise<void> {
    const isUp = await isServerUp()
    if (hasEnded) return
    report(!isUp)
    isLooking = !isUp
    if (!isUp) timer = setTimeout(() => void look(Math.min(retryMs * 2, longestRetryMs)), retryMs)
  }

  return {
    suspect() {
      if (isLooking || hasEnded) return
      isLooking = true
      void look(firstRetryMs)
    },
    lookNow() {
      if (!isGone || hasEnded) return
      clearTimeout(timer)
      void look(firstRetryMs)
    },
    end() {
      hasEnded = true
      clearTimeout(timer)
    },
  }
}
