import { bounds } from '#server/platform/bounds.ts'
import type { Owner } from '#server/platform/caller.ts'
import { limitAtOnce } from '#server/platform/limit-at-once.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { FilledList } from './fillers.ts'

const retryAfterSeconds = 5

/**
 * Gives lists that are filled their places in this process, until their content is closed; what nobody waits for any more (`gone`) is
 * closed. Refuses `too_many_at_once`. Make one per process: it counts.
 */
export function limitFillings({ metrics }: Pick<Platform, 'metrics'>): {
  run(reader: Pick<Owner, 'id'>, gone: AbortSignal, fill: () => Promise<FilledList>): Promise<FilledList>
} {
  const places = limitAtOnce(bounds.fillingsAtOnce)
  return {
    async run(reader, gone, fill) {
      const place = places.take(reader.id)
      if ('full' in place) {
        metrics.boundsReached.inc({ bound: 'fillingsAtOnce' })
        throw new Refusal('too_many_at_once', { retryAfterSeconds })
      }
      try {
        const filled = await fill()
        const { content } = filled
        const close = () => void content.destroy()
        content.once('close', () => {
          gone.removeEventListener('abort', close)
          place.release()
        })
        gone.addEventListener('abort', close)
        if (gone.aborted) close()
        return filled
      } catch (error) {
        place.release()
        throw error
      }
    },
  }
}
