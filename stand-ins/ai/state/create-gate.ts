/** A gate before the answers: open, unless a test holds it. */
export function createGate() {
  let passes = Number.POSITIVE_INFINITY
  const waiting = new Set<() => void>()
  return {
    /** Lets so many more through, and everybody again once the function that it returns is called. */
    hold(passesBefore: number): () => void {
      passes = passesBefore
      return () => {
        passes = Number.POSITIVE_INFINITY
        for (const goOn of waiting) goOn()
        waiting.clear()
      }
    },
    /** Throws the signal's reason where it comes first. */
    async pass(signal: AbortSignal): Promise<void> {
      signal.throwIfAborted()
      if (passes > 0) {
        passes -= 1
        return
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const leave = () => {
        waiting.delete(resolve)
        reject(signal.reason)
      }
      waiting.add(resolve)
      signal.addEventListener('abort', leave)
      await promise.finally(() => signal.removeEventListener('abort', leave))
    },
  }
}
