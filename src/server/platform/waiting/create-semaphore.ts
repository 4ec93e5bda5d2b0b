/** Limits concurrency. */
export interface Semaphore {
  /** Waits for a free place and takes it. Call the returned function once to release it. */
  acquire(signal?: AbortSignal): Promise<() => void>
  /** How many wait for a place. */
  waiting(): number
  /** No place is taken, and none is waited for. */
  isIdle(): boolean
}

/** First come, first served. A caller that gives up while waiting (signal) never takes a place. */
export function createSemaphore(places: number): Semaphore {
  let free = places
  const waiting: Array<() => void> = []

  // The place goes straight to the next in line, so that a new caller cannot overtake.
  function release() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  function once() {
    let isHeld = true
    return () => {
      if (isHeld) release()
      isHeld = false
    }
  }

  return {
    waiting: () => waiting.length,
    isIdle: () => free === places && waiting.length === 0,
    async acquire(signal) {
      signal?.throwIfAborted()
      if (free > 0) {
        free -= 1
        return once()
      }
      return new Promise((resolve, reject) => {
        const take = () => {
          signal?.removeEventListener('abort', giveUp)
          resolve(once())
        }
        const giveUp = () => {
          waiting.splice(waiting.indexOf(take), 1)
          reject(signal?.reason)
        }
        waiting.push(take)
        signal?.addEventListener('abort', giveUp, { once: true })
      })
    },
  }
}
