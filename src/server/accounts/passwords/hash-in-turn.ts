import { availableParallelism } from 'node:os'
import { Refusal } from '#server/platform/refusal.ts'
import { createSemaphore } from '#server/platform/waiting/create-semaphore.ts'

// Each hash fills a core and 46 MiB: one core stays free for everybody else. libuv has four threads, and one must stay
// free for files and names.
const hashing = createSemaphore(Math.max(1, Math.min(availableParallelism() - 1, 3)))
const maxWaiting = 100

/** Runs password work when it is its turn in this process; refuses with `rate_limited` when the queue is full. */
export async function hashInTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.waiting() >= maxWaiting) throw new Refusal('rate_limited', { retryAfterSeconds: 3 })
  const release = await hashing.acquire()
  try {
    return await work()
  } finally {
    release()
  }
}
