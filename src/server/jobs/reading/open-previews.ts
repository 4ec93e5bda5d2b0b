import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { makeThumbnail } from '#server/describing/pictures/make-thumbnail.ts'
import { withPictureSets } from '#server/jobs/picture-sets/with-picture-sets.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { limitPreviews } from './limit-previews.ts'

export interface Previews {
  /**
   * A small WebP of any picture. Refuses `thumbnail_unavailable`, also after `withinMs`, and `too_many_at_once` after waiting that long for
   * a place. A request that is no longer wanted (`gone`) is aborted.
   */
  preview(owner: Owner, url: string, gone: AbortSignal): Promise<Buffer>
  /** Bytes of source pictures that are held while they are scaled down. */
  heldBytes(): number
}

/** Scales pictures down for viewers in bounded memory. Create one per process, because it counts. */
export function openPreviews(
  fetcher: PictureFetcher,
  platform: Pick<Platform, 'db' | 'pictures'> & { metrics: Pick<Platform['metrics'], 'boundsReached'> },
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
    platform.metrics,
    withinMs,
  )
  return {
    heldBytes: making.heldBytes,
    async preview(owner, url, gone) {
      const made = await making.run(owner, gone, (signal, allowed) =>
        makeThumbnail(withPictureSets(fetcher, platform, owner), url, signal, allowed),
      )
      if ('fault' in made) throw new Refusal('thumbnail_unavailable')
      return made.webp
    },
  }
}
