/** Lets a limited number of things happen at once. */
export interface Gate {
  /** Waits for a free place and takes it. Call the answer once to give it back. */
  enter(signal: AbortSignal): Promise<() => void>
  /** Nobody is inside and nobody waits. */
  isIdle(): boolean
}

/** First come, first served. Who gives up while waiting (signal) never takes a place. */
export function createGate(places: number): Gate {
  let free = places
  const waiting: Array<() => void> = []

  function leave() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  function once() {
    let isInside = true
    return () => {
      if (isInside) leave()
      isInside = false
    }
  }

  return {
    isIdle: () => free === places && waiting.length === 0,
    async enter(signal) {
      signal.throwIfAborted()
      if (free > 0) {
        free -= 1
        return once()
      }
      return new Promise((resolve, reject) => {
        const comeIn = () => {
          signal.removeEventListener('abort', giveUp)
          resolve(once())
        }
        const giveUp = () => {
          waiting.splice(waiting.indexOf(comeIn), 1)
          reject(signal.reason)
        }
        waiting.push(comeIn)
        signal.addEventListener('abort', giveUp, { once: true })
      })
    },
  }
}
