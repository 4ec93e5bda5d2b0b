import { bounds } from '#server/platform/bounds.ts'
import type { Caller } from '#server/platform/caller.ts'
import { type AtOnce, limitAtOnce } from '#server/platform/limit-at-once.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Limits the lists that this process receives and reads at once. Refuses `own_uploads_under_way` if the user's places are taken, and
 * `uploads_under_way` if all are.
 */
export function limitUploads(
  { metrics }: Pick<Platform, 'metrics'>,
  atOnce: AtOnce = bounds.uploadsAtOnce,
): { run<T>(caller: Caller, work: () => Promise<T>): Promise<T> } {
  const places = limitAtOnce(atOnce)
  return {
    async run(caller, work) {
      const place = places.take(caller.id)
      if ('full' in place) {
        metrics.boundsReached.inc({ bound: 'uploadsAtOnce' })
        throw new Refusal(place.full === 'user' ? 'own_uploads_under_way' : 'uploads_under_way')
      }
      try {
        return await work()
      } finally {
        place.release()
      }
    },
  }
}
