import { availableParallelism } from 'node:os'
import { bounds } from '#server/platform/bounds.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** `known`: a user who is signed in or was signed in with this browser; `stranger`: anybody else. */
export type HashLane = keyof typeof bounds.hashesWaiting

/** Too many hashes are waiting. */
export class HashQueueFull extends Refusal<'rate_limited'> {
  constructor() {
    super('rate_limited', { retryAfterSeconds: 3 })
  }
}

// Each hash occupies a core and 46 MiB: leave one core to everything else. libuv has four threads; leave one to files and DNS.
const places = Math.max(1, Math.min(availableParallelism() - 1, 3))
const waiting: Record<HashLane, Array<() => void>> = { known: [], stranger: [] }
let running = 0

/**
 * Runs password hashing when this process has a free place. Known users go first, so that a flood of strangers' sign-ins delays them only
 * by the hashes already running. Throws `HashQueueFull`.
 */
export async function hashInTurn<T>(lane: HashLane, work: () => Promise<T>): Promise<T> {
  if (running < places) running += 1
  else await turnIn(lane)
  try {
    return await work()
  } finally {
    // The place goes straight to the next in line, so that nobody who arrives now overtakes.
    const next = waiting.known.shift() ?? waiting.stranger.shift()
    if (next) next()
    else running -= 1
  }
}

async function turnIn(lane: HashLane): Promise<void> {
  if (waiting[lane].length >= bounds.hashesWaiting[lane]) throw new HashQueueFull()
  await new Promise<void>((resolve) => waiting[lane].push(resolve))
}
