import { isHidden } from './tab-visibility.ts'

/** A stream without messages for this long counts as lost, even if its connection is open. Source: docs/specification/calls.md#progress-stream */
const lostAfterMs = 15_000
/** The server sends something every 5 s, so a connection that is silent for longer is dead even if it was never closed. */
const deadAfterMs = 11_000

/** Detects that a stream's connection is dead or lost. One watch for all attempts of one stream. */
export function watchConnection(onLost: () => void) {
  let lastLife = Date.now()
  let isLost = false
  let giveUp = () => {}
  let attemptStarted = Date.now()

  const timer = setInterval(() => {
    const now = Date.now()
    // A hidden tab closes its stream itself, which is not a loss.
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
    /** The server asked to wait for this long, which is not a loss. */
    resting(ms: number): void {
      lastLife = Date.now() + ms
    },
    end(): void {
      clearInterval(timer)
    },
  }
}
