import type { PictureFault } from '#contract/picture-faults.ts'
import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { makeThumbnail } from '#server/describing/pictures/make-thumbnail.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { createByteBudget } from '#server/platform/waiting/create-byte-budget.ts'
import { createPlacesInLine } from '#server/platform/waiting/create-places-in-line.ts'

export interface Previews {
  /**
   * A small WebP of any picture. Refuses `thumbnail_unavailable`, also when it takes longer than `withinMs`, and
   * `too_many_at_once` to who waits as long for a place. What nobody waits for any more (`gone`) is ended.
   */
  preview(owner: Owner, url: string, gone: AbortSignal): Promise<Buffer>
  /** Of pictures as they came: what is kept of them while they are made small. */
  heldBytes(): number
}

const retryAfterSeconds = 5

/** The pictures that are made small for who looks at them, in bounded memory. Make one per process: it counts. */
export function openPreviews(
  fetcher: PictureFetcher,
  { boundsReached }: Pick<Platform['metrics'], 'boundsReached'>,
  withinMs = 15_000,
): Previews {
  const places = createPlacesInLine(bounds.previewsAtOnce, bounds.previewsInLine)
  const budget = createByteBudget(bounds.previewBytesAtOnce)

  return {
    heldBytes: budget.heldBytes,
    async preview(owner, url, gone) {
      const place = await places.enter(owner.id, within(gone)).catch(() => null)
      if (!place) throw refuseFor('previewsAtOnce')
      if ('full' in place) throw refuseFor('previewsInLine')
      const over = within(gone)
      let letGo = () => {}
      let isWaiting = false
      try {
        const made = await makeThumbnail(fetcher, url, over, {
          maxBytes: bounds.previewBytes,
          maxPixels: bounds.previewPixels,
          async hold(bytes, signal) {
            letGo()
            isWaiting = true
            letGo = await budget.hold(bytes, signal)
            isWaiting = false
          },
        })
        if ('webp' in made) return made.webp
        countFault(made.fault)
        throw new Refusal('thumbnail_unavailable')
      } catch (error) {
        if (!over.aborted) throw error
        throw isWaiting ? refuseFor('previewBytesAtOnce') : new Refusal('thumbnail_unavailable')
      } finally {
        letGo()
        place.release()
      }
    },
  }

  function within(gone: AbortSignal): AbortSignal {
    return AbortSignal.any([gone, AbortSignal.timeout(withinMs)])
  }

  function refuseFor(bound: keyof typeof bounds): Refusal {
    boundsReached.inc({ bound })
    return new Refusal('too_many_at_once', { retryAfterSeconds })
  }

  function countFault({ code }: PictureFault) {
    if (code === 'too_large') boundsReached.inc({ bound: 'previewBytes' })
    if (code === 'too_many_pixels') boundsReached.inc({ bound: 'previewPixels' })
  }
}
