import { isHidden } from './tab-visibility.ts'

/** So long without a sign of life counts as lost, be the connection open or not. Source: docs/specification.md#progress-stream */
const lostAfterMs = 15_000
/** The server sends something every 5 s; a connection that is silent for longer is dead even if nobody closed it. */
const deadAfterMs = 11_000

/** Notices when a stream's connection is dead or lost. One watch for all attempts of one stream. */
export function watchConnection(onLost: () => void) {
  let lastLife = Date.now()
  let isLost = false
  let giveUp = () => {}
  let attemptStarted = Date.now()

  const timer = setInterval(() => {
    const now = Date.now()
    // A hidden tab closes its stream itself; that is no loss.
    if (isHidden()) lastLife = now
    if (now - Math.max(lastLife, attemptStarted) >= deadAfterMs) giveUp()
    if (isLost || now - lastLife < lostAfterMs) return
    isLost = true
    onLost()
  }, 1_000)

  return {
    startAttempt(cancel: () => void): void {
      attemptStarted = Date.now()
      giveUp = cancel
    },
    opened(): void {
      isLost = false
      lastLife = Date.now()
    },
    alive(): void {
      lastLife = Date.now()
    },
    /** The server wants to be left alone for so long: that is no loss. */
    resting(ms: number): void {
      lastLife = Date.now() + ms
    },
    end(): void {
      clearInterval(timer)
    },
  }
}
