import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { makeThumbnail } from '#server/describing/pictures/make-thumbnail.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** A small WebP of any picture. Refuses `thumbnail_unavailable`, also when it takes longer than `timeoutMs`. */
export async function previewPicture(
  fetcher: PictureFetcher,
  url: string,
  timeoutMs: number,
): Promise<Buffer> {
  const tooLate = AbortSignal.timeout(timeoutMs)
  const made = await makeThumbnail(fetcher, url, tooLate).catch((error) => {
    if (!tooLate.aborted) throw error
    return null
  })
  if (!made || 'fault' in made) throw new Refusal('thumbnail_unavailable')
  return made.webp
}
