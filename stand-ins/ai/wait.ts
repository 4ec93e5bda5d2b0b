import { setTimeout as sleep } from 'node:timers/promises'

// The longest time that a timer of Node takes.
const longestMs = 2 ** 31 - 1

/** Infinity waits for the signal alone. Throws the signal's reason. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (ms > 0) await sleep(Math.min(ms, longestMs), undefined, { signal })
}
