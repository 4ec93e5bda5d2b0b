import { EventEmitter } from 'node:events'

/** A socket, a request, a response or a stream. */
interface Closable extends EventEmitter {
  readonly closed: boolean
  readonly destroyed: boolean
}

/**
 * Ties what a call holds (a place, a timer, a file) to its end: calls `release` once, as soon as the first of these closes, or at once if
 * one is already closed and would never emit the event. A response closes when it is sent and when its client disconnects.
 */
export function onceClosed(closables: Closable[], release: () => void): void {
  let isReleased = false
  const end = () => {
    // Two may close in the same tick, and a listener removed during its event is still called.
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
    // Pipelined calls share a socket, however many there are.
    EventEmitter.setMaxListeners(0, one)
    one.once('close', end)
  }
}
