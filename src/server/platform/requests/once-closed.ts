import { EventEmitter } from 'node:events'

/** A socket, a request, a response or a stream. */
interface Closable extends EventEmitter {
  readonly closed: boolean
  readonly destroyed: boolean
}

/**
 * Ties what is held for a call (a place, a timer, a file) to its end: calls `release` once, as soon as the first of these is closed, and
 * at once where one already is, which would never say so again. A response closes when it is sent and when its client hangs up.
 */
export function onceClosed(closables: Closable[], release: () => void): void {
  let isReleased = false
  const end = () => {
    // Two may close in the same tick, and a listener that is removed while its event is emitted is still called.
    if (isReleased) return
    isReleased = true
    for (const one of closables) one.off('close', end)
    release()
  }
  if (closables.some(({ closed, destroyed }) => closed || destroyed)) {
    end()
    return
  }
  for (const one of closables) {
    // The calls that a client pipelines share a socket, however many they are.
    EventEmitter.setMaxListeners(0, one)
    one.once('close', end)
  }
}
