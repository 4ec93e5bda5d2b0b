const firstRetryMs = 1_000
const longestRetryMs = 15_000

export interface ServerWatch {
  /** A call has failed as it does when nobody answers. */
  suspect(): void
  /** Looks without waiting for its turn: there is a reason to hope. */
  lookNow(): void
  end(): void
}

/**
 * Finds out whether the server is gone, once it is suspected to be, and goes on looking, less and less often, until it
 * is back. Quiet for as long as nobody suspects anything.
 */
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
