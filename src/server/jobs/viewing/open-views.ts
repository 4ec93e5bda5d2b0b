import type { UiLanguage } from '#contract/languages.ts'
import { sayFault } from '#contract/say.ts'
import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { makeView } from '#server/describing/pictures/make-view.ts'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import { withPictureSets } from '#server/jobs/picture-sets/with-picture-sets.ts'
import { limitPreviews } from '#server/jobs/reading/limit-previews.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { StoredFile } from '#server/platform/files/file-store.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { createSharedWork } from '#server/platform/waiting/create-shared-work.ts'
import { removeGoneViews } from './remove-gone-views.ts'

interface ViewedImage extends ImageRef {
  url: string
  /** The owner of its job. */
  userId: number
  /** The reader's language, for the reason why there is no view. */
  language: UiLanguage
}

export interface Views {
  /**
   * The large WebP of an image, stored or fetched again; concurrent requests share the work. Refuses `view_unavailable` with the reason,
   * and `too_many_at_once`. A request that is no longer wanted (`gone`) is aborted.
   */
  view(reader: Owner, image: ViewedImage, gone: AbortSignal): Promise<StoredFile>
}

const mediaType = 'image/webp'

/** Create one per process, because it counts. */
export function openViews(
  fetcher: PictureFetcher,
  platform: Pick<Platform, 'db' | 'pictures' | 'views' | 'log' | 'metrics'>,
  withinMs = 15_000,
): Views {
  const { views, log, metrics } = platform
  const shared = createSharedWork<Awaited<ReturnType<typeof make>>>()
  const making = limitPreviews(
    {
      atOnce: 'viewsAtOnce',
      inLine: 'viewsInLine',
      bytesAtOnce: 'viewBytesAtOnce',
      bytes: 'viewBytes',
      pixels: 'viewPixels',
    },
    metrics,
    withinMs,
  )

  return {
    async view(reader, image, gone) {
      const { jobId, position, url, userId, language } = image
      // Includes the address: a folder may outlive its database, and job ids start again.
      const key = { scope: jobId, name: `${position} ${url}` }
      const kept = await views.get(key).catch((err) => {
        log.warn({ err }, 'a stored view could not be read')
      })
      if (kept) return kept
      try {
        const made = await shared.run(`${key.scope} ${key.name}`, gone, (allGone) =>
          make(reader, key, { url, userId }, allGone),
        )
        if ('webp' in made) return { bytes: made.webp, mediaType }
        const { fault } = made
        throw new Refusal('view_unavailable', { fault: fault.code, reason: sayFault(fault, language) })
      } catch (error) {
        // The caller has gone, so the error is expected.
        if (gone.aborted) throw new Refusal('took_too_long')
        throw error
      }
    },
  }

  async function make(
    reader: Owner,
    key: { scope: number; name: string },
    { url, userId }: Pick<ViewedImage, 'url' | 'userId'>,
    allGone: AbortSignal,
  ) {
    const made = await making.run(reader, allGone, (signal, allowed) =>
      makeView(withPictureSets(fetcher, platform, { id: userId }), url, signal, allowed),
    )
    if ('webp' in made) await keep(key, made.webp)
    return made
  }

  /** A view that cannot be stored is shown all the same. */
  async function keep(key: { scope: number; name: string }, webp: Buffer): Promise<void> {
    try {
      await views.put(key, { bytes: webp, mediaType })
    } catch (err) {
      log.warn({ err }, 'a view could not be stored')
    }
    // The job may have been deleted while its picture was fetched.
    await removeGoneViews(platform, [key.scope])
  }
}
