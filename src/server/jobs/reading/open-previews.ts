import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { makeThumbnail } from '#server/describing/pictures/make-thumbnail.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { limitPreviews } from './limit-previews.ts'

export interface Previews {
  /**
   * A small WebP of any picture. Refuses `thumbnail_unavailable`, also when it takes longer than `withinMs`, and
   * `too_many_at_once` to who waits as long for a place. What nobody waits for any more (`gone`) is ended.
   */
  preview(owner: Owner, url: string, gone: AbortSignal): Promise<Buffer>
  /** Of pictures as they came: what is kept of them while they are made small. */
  heldBytes(): number
}

/** The pictures that are made small for who looks at them, in bounded memory. Make one per process: it counts. */
export function openPreviews(
  fetcher: PictureFetcher,
  metrics: Pick<Platform['metrics'], 'boundsReached'>,
  withinMs = 15_000,
): Previews {
  const making = limitPreviews(
    {
      atOnce: 'previewsAtOnce',
      inLine: 'previewsInLine',
      bytesAtOnce: 'previewBytesAtOnce',
      bytes: 'previewBytes',
      pixels: 'previewPixels',
    },
    metrics,
    withinMs,
  )
  return {
    heldBytes: making.heldBytes,
    async preview(owner, url, gone) {
      const made = await making.run(owner, gone, (signal, allowed) =>
        makeThumbnail(fetcher, url, signal, allowed),
      )
      if ('fault' in made) throw new Refusal('thumbnail_unavailable')
      return made.webp
    },
  }
}
