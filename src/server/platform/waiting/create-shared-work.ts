/** Work that runs once for all concurrent callers. */
export interface SharedWork<T> {
  /**
   * Starts the work, or waits for running work with the same key. Throws the signal's reason to a caller that aborts; the work is aborted
   * once all callers have.
   */
  run(key: string, gone: AbortSignal, work: (allGone: AbortSignal) => Promise<T>): Promise<T>
}

interface UnderWay<T> {
  result: Promise<T>
  waiting: number
  allGone: AbortController
}

export function createSharedWork<T>(): SharedWork<T> {
  const byKey = new Map<string, UnderWay<T>>()

  const begin = (key: string, work: (allGone: AbortSignal) => Promise<T>): UnderWay<T> => {
    const allGone = new AbortController()
    const begun = { allGone, waiting: 0, result: work(allGone.signal) }
    byKey.set(key, begun)
    const end = () => {
      if (byKey.get(key) === begun) byKey.delete(key)
    }
    begun.result.then(end, end)
    return begun
  }

  return {
    async run(key, gone, work) {
      gone.throwIfAborted()
      const underWay = byKey.get(key) ?? begin(key, work)
      underWay.waiting += 1
      const { promise: left, reject } = Promise.withResolvers<never>()
      const leave = () => reject(gone.reason)
      gone.addEventListener('abort', leave, { once: true })
      try {
        return await Promise.race([underWay.result, left])
      } finally {
        gone.removeEventListener('abort', leave)
        underWay.waiting -= 1
        if (underWay.waiting === 0) {
          // New callers start the work again: this run is ending.
          if (byKey.get(key) === underWay) byKey.delete(key)
          underWay.allGone.abort(new Error('every caller has given up'))
        }
      }
    },
  }
}
