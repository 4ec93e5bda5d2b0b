import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { createPlacesInLine } from '#server/platform/waiting/create-places-in-line.ts'

/** Each holds a whole picture, up to 100 MB as it came and more once it is opened. In line they hold nothing but their call. */
const inLineForEachPlace = 8
const lineWithinMs = 15_000
const retryAfterSeconds = 5

export interface LimitedSingles {
  /** Runs the work in a place of this process, of which the users that wait get the next by turns. Refuses `busy`. */
  run<T>(owner: Owner, gone: AbortSignal, work: () => Promise<T>): Promise<T>
}

/** Bounds how many pictures a web process describes while somebody waits. Make one per process: it counts. */
export function limitSingles({ settings, metrics }: Pick<Platform, 'settings' | 'metrics'>): LimitedSingles {
  const atOnce = settings.API_IMAGES_AT_ONCE
  const inLine = inLineForEachPlace * atOnce
  // Nobody has all of the line: somebody else would find it full.
  const places = createPlacesInLine(
    { perUser: atOnce, perProcess: atOnce },
    { perUser: Math.ceil(inLine / 2), perProcess: inLine },
  )
  return {
    async run(owner, gone, work) {
      const patience = AbortSignal.any([gone, AbortSignal.timeout(lineWithinMs)])
      const place = await places.enter(owner.id, patience).catch(() => null)
      if (!place || 'full' in place) {
        metrics.boundsReached.inc({ bound: 'API_IMAGES_AT_ONCE' })
        throw new Refusal('busy', { retryAfterSeconds })
      }
      try {
        return await work()
      } finally {
        place.release()
      }
    },
  }
}
