/** Work that is done once for all who want it at the same time. */
export interface SharedWork<T> {
  /**
   * Begins the work, or waits for that under way for the same key. Throws the signal's reason to who goes; the work is
   * ended once all have gone.
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
          // Who comes now begins anew: this one is ending.
          if (byKey.get(key) === underWay) byKey.delete(key)
          underWay.allGone.abort(new Error('nobody waits for it'))
        }
      }
    },
  }
}
