import { bounds } from '#server/platform/bounds.ts'
import type { Owner } from '#server/platform/caller.ts'
import { limitAtOnce } from '#server/platform/limit-at-once.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { createSemaphore } from '#server/platform/waiting/create-semaphore.ts'
import type { TextMemory } from './fill-order.ts'
import type { FilledList } from './fillers.ts'

const retryAfterSeconds = 5

/**
 * Limits how many lists this process fills at once: a slot is held until the content is closed. Closes content that is no longer
 * wanted (`gone`). Refuses `too_many_at_once`. Create one per process, because it counts.
 */
export function limitFillings({ metrics }: Pick<Platform, 'metrics'>): {
  run(
    reader: Pick<Owner, 'id'>,
    gone: AbortSignal,
    fill: (memory: TextMemory) => Promise<FilledList>,
  ): Promise<FilledList>
} {
  const places = limitAtOnce(bounds.fillingsAtOnce)
  const readings = createSemaphore(1)
  let heldBytes = 0
  const full = (bound: string) => {
    metrics.boundsReached.inc({ bound })
    return new Refusal('too_many_at_once', { retryAfterSeconds })
  }
  return {
    async run(reader, gone, fill) {
      const place = places.take(reader.id)
      if ('full' in place) throw full('fillingsAtOnce')
      let ownBytes = 0
      let isTooMuch = false
      const hold = (bytes: number) => {
        isTooMuch = heldBytes + bytes - ownBytes > bounds.filledTextsBytes
        if (isTooMuch) throw new Error('the texts of all workbooks take too much')
        heldBytes += bytes - ownBytes
        ownBytes = bytes
      }
      const inTurn = async <T>(read: () => Promise<T>) => {
        const pass = await readings.acquire(gone)
        try {
          return await read()
        } finally {
          pass()
        }
      }
      const release = () => {
        heldBytes -= ownBytes
        ownBytes = 0
        place.release()
      }
      try {
        const filled = await fill({ hold, inTurn })
        const { content } = filled
        const close = () => void content.destroy()
        content.once('close', () => {
          gone.removeEventListener('abort', close)
          release()
        })
        gone.addEventListener('abort', close)
        if (gone.aborted) close()
        return filled
      } catch (error) {
        release()
        throw isTooMuch ? full('filledTextsBytes') : error
      }
    },
  }
}
