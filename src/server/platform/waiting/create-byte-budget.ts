/** Memory shared by several operations. */
export interface ByteBudget {
  /**
   * Waits until this many bytes are free and reserves them until the returned function is called; first come, first served. A caller must
   * not hold a reservation while it waits, or two would deadlock. Throws the signal's reason if it aborts while waiting.
   */
  hold(bytes: number, signal: AbortSignal): Promise<() => void>
  heldBytes(): number
}

export function createByteBudget(totalBytes: number): ByteBudget {
  const waiting: { bytes: number; begin: () => void }[] = []
  let heldBytes = 0

  const holding = (bytes: number) => {
    heldBytes += bytes
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      heldBytes -= bytes
      while (waiting[0] && heldBytes + waiting[0].bytes <= totalBytes) waiting.shift()!.begin()
    }
  }

  return {
    heldBytes: () => heldBytes,
    async hold(bytes, signal) {
      if (bytes > totalBytes) throw new RangeError(`${bytes} of ${totalBytes} bytes are never free`)
      signal.throwIfAborted()
      if (waiting.length === 0 && heldBytes + bytes <= totalBytes) return holding(bytes)
      return new Promise((resolve, reject) => {
        const waiter = {
          bytes,
          begin() {
            signal.removeEventListener('abort', giveUp)
            resolve(holding(bytes))
          },
        }
        const giveUp = () => {
          waiting.splice(waiting.indexOf(waiter), 1)
          reject(signal.reason)
        }
        waiting.push(waiter)
        signal.addEventListener('abort', giveUp, { once: true })
      })
    },
  }
}
