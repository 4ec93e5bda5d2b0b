import { bounds } from '#server/platform/bounds.ts'
import type { Owner } from '#server/platform/caller.ts'
import { limitAtOnce } from '#server/platform/limit-at-once.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { createPlacesInLine } from '#server/platform/waiting/create-places-in-line.ts'

/** Each holds a whole picture, up to 100 MB as received and more once decoded. While waiting they hold only their call, and a file. */
const inLineForEachPlace = 8
const lineWithinMs = 15_000
const retryAfterSeconds = 5

export interface LimitedSingles {
  /** Runs the work in one of this process's places, which waiting users get in turn. Refuses `busy`. */
  run<T>(owner: Owner, gone: AbortSignal, work: () => Promise<T>): Promise<T>
  /**
   * Receives a form. A slow sender occupies none of the places for describing pictures, but one of many others until `received` is called.
   * Refuses `busy`.
   */
  receive<T>(owner: Owner, work: (received: () => void) => Promise<T>): Promise<T>
}

/** Bounds how many pictures a web process describes during requests. Create one per process, because it counts. */
export function limitSingles({ settings, metrics }: Pick<Platform, 'settings' | 'metrics'>): LimitedSingles {
  const atOnce = settings.API_IMAGES_AT_ONCE
  const inLine = inLineForEachPlace * atOnce
  // No user can have all of the places or of the line, so that others always find room.
  const shared = (perProcess: number) => ({ perUser: Math.ceil(perProcess / 2), perProcess })
  const places = createPlacesInLine(shared(atOnce), shared(inLine))
  const comingIn = limitAtOnce(bounds.picturesComingIn)
  const refuse = (bound: string): never => {
    metrics.boundsReached.inc({ bound })
    throw new Refusal('busy', { retryAfterSeconds })
  }
  return {
    async run(owner, gone, work) {
      const patience = AbortSignal.any([gone, AbortSignal.timeout(lineWithinMs)])
      const place = await places.enter(owner.id, patience).catch(() => null)
      if (!place || 'full' in place) return refuse('API_IMAGES_AT_ONCE')
      try {
        return await work()
      } finally {
        place.release()
      }
    },
    async receive(owner, work) {
      const place = comingIn.take(owner.id)
      if ('full' in place) return refuse('picturesComingIn')
      try {
        return await work(place.release)
      } finally {
        place.release()
      }
    },
  }
}
