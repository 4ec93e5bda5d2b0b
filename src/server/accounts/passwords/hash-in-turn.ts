import { availableParallelism } from 'node:os'
import { Refusal } from '#server/platform/refusal.ts'

// Each hash fills a core and 46 MiB: one core stays free for everybody else. libuv has four threads, and one must stay
// free for files and names.
const atOnce = Math.max(1, Math.min(availableParallelism() - 1, 3))
const maxWaiting = 100

let running = 0
const waiting: (() => void)[] = []

/** Runs password work when it is its turn in this process; refuses with `rate_limited` when the queue is full. */
export async function hashInTurn<T>(work: () => Promise<T>): Promise<T> {
  await takeTurn()
  try {
    return await work()
  } finally {
    passTurn()
  }
}

async function takeTurn(): Promise<void> {
  if (running < atOnce) {
    running++
    return
  }
  if (waiting.length >= maxWaiting) throw new Refusal('rate_limited', { retryAfterSeconds: 3 })
  await new Promise<void>((resolve) => waiting.push(resolve))
}

// The turn goes straight to the next in line, so that nobody who comes now overtakes.
function passTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else running--
}
