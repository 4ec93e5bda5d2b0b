import type { PictureFault } from '#contract/picture-faults.ts'
import type { FetchBounds } from '#server/describing/pictures/create-picture-fetcher.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { createByteBudget } from '#server/platform/waiting/create-byte-budget.ts'
import { createPlacesInLine } from '#server/platform/waiting/create-places-in-line.ts'

/** The bounds by name; exceeding one is counted under its name. */
interface PreviewBounds {
  atOnce: 'previewsAtOnce' | 'viewsAtOnce'
  inLine: 'previewsInLine' | 'viewsInLine'
  bytesAtOnce: 'previewBytesAtOnce' | 'viewBytesAtOnce'
  bytes: 'previewBytes' | 'viewBytes'
  pixels: 'previewPixels' | 'viewPixels'
}

type Make = (
  signal: AbortSignal,
  allowed: FetchBounds & { maxPixels: number },
) => Promise<{ webp: Buffer } | { fault: PictureFault }>

export interface LimitedPreviews {
  /**
   * Renders a picture in one of the user's places and within bounds. Refuses `too_slow` after `withinMs`, and `too_many_at_once` after
   * waiting that long for a place or memory. A request that is no longer wanted (`gone`) is aborted.
   */
  run(owner: Owner, gone: AbortSignal, make: Make): ReturnType<Make>
  /** Bytes of source pictures that are held while they are scaled down. */
  heldBytes(): number
}

const retryAfterSeconds = 5

/** Renders pictures for viewers in bounded memory. Create one per process, because it counts. */
export function limitPreviews(
  names: PreviewBounds,
  { boundsReached }: Pick<Platform['metrics'], 'boundsReached'>,
  withinMs: number,
): LimitedPreviews {
  const places = createPlacesInLine(bounds[names.atOnce], bounds[names.inLine])
  const budget = createByteBudget(bounds[names.bytesAtOnce])

  return {
    heldBytes: budget.heldBytes,
    async run(owner, gone, make) {
      const place = await places.enter(owner.id, within(gone)).catch(() => null)
      if (!place) throw refuseFor(names.atOnce)
      if ('full' in place) throw refuseFor(names.inLine)
      const over = within(gone)
      let letGo = () => {}
      let isWaiting = false
      try {
        const made = await make(over, {
          maxBytes: bounds[names.bytes],
          maxPixels: bounds[names.pixels],
          async hold(bytes, signal) {
            isWaiting = true
            letGo = await budget.hold(bytes, signal)
            isWaiting = false
          },
          letGo: () => letGo(),
        })
        if ('fault' in made) countFault(made.fault)
        return made
      } catch (error) {
        if (!over.aborted) throw error
        if (isWaiting) throw refuseFor(names.bytesAtOnce)
        return { fault: { code: 'too_slow' } }
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
    if (code === 'too_large') boundsReached.inc({ bound: names.bytes })
    if (code.startsWith('too_many_pixels')) boundsReached.inc({ bound: names.pixels })
  }
}
