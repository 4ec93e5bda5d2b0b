import { availableParallelism } from 'node:os'
import { bounds } from '#server/platform/bounds.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Whose password it is: that of somebody who is or was signed in here, or of anybody. */
export type HashLane = keyof typeof bounds.hashesWaiting

/** Too many wait for their turn. */
export class HashQueueFull extends Refusal<'rate_limited'> {
  constructor() {
    super('rate_limited', { retryAfterSeconds: 3 })
  }
}

// Each hash fills a core and 46 MiB: one core stays free for everybody else. libuv has four threads, and one must stay
// free for files and names.
const places = Math.max(1, Math.min(availableParallelism() - 1, 3))
const waiting: Record<HashLane, Array<() => void>> = { known: [], stranger: [] }
let running = 0

/**
 * Runs password work when it is its turn in this process. Whoever is known goes first, so that a flood of strangers'
 * sign-ins costs them no more than the hashes that run already. Throws `HashQueueFull`.
 */
export async function hashInTurn<T>(lane: HashLane, work: () => Promise<T>): Promise<T> {
  if (running < places) running += 1
  else await turnIn(lane)
  try {
    return await work()
  } finally {
    // A place goes straight to the next in line, so that nobody who comes now overtakes.
    const next = waiting.known.shift() ?? waiting.stranger.shift()
    if (next) next()
    else running -= 1
  }
}

async function turnIn(lane: HashLane): Promise<void> {
  if (waiting[lane].length >= bounds.hashesWaiting[lane]) throw new HashQueueFull()
  await new Promise<void>((resolve) => waiting[lane].push(resolve))
}
