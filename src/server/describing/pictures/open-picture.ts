import type { ImageHeaders } from '#contract/endpoints/v1/order-extras.ts'
import { limits } from '#contract/limits.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import type { FileNotes } from '#server/describing/file-notes.ts'
import type { Tiling } from '#server/describing/tiling.ts'
import { type OnStep, timeStep } from '#server/describing/time-step.ts'
import { freeBody } from '#server/platform/network/free-body.ts'
import { createByteBudget } from '#server/platform/waiting/create-byte-budget.ts'
import type { PictureFetcher } from './create-picture-fetcher.ts'
import { normalisePicture } from './normalise-picture.ts'

/** Of all files that this process has fetched to describe them and not yet made small. Who finds too little waits, and holds nothing. */
const downloads = createByteBudget(limits.pictureMegabytes.atOnce * 1e6)

/** Many sites announce no lengths: of such files as many fit in as are usually under way at once. */
const unannouncedBytes = 16_000_000

/** A picture as a provider gets it. */
export interface OpenPicture {
  jpeg: Buffer
  /** WebP. */
  thumbnail: Buffer
  /** What its file says of it. */
  notes: FileNotes | null
  /** The file lacks its last bytes: its texts are marked. */
  isIncomplete?: boolean
}

/**
 * Fetches a picture and makes of it what a provider with this tiling is sent: the same bytes mean the same question.
 * Throws the signal's reason when it aborts.
 */
export async function openPicture(
  fetcher: PictureFetcher,
  url: string,
  tiling: Tiling,
  signal: AbortSignal,
  onStep?: OnStep,
  headers?: ImageHeaders,
): Promise<OpenPicture | { fault: PictureFault }> {
  let letGo = () => {}
  try {
    const fetched = await timeStep(onStep, 'fetch', () =>
      fetcher.fetch(url, signal, {
        headers,
        unannouncedBytes,
        async hold(bytes, signal) {
          letGo = await downloads.hold(bytes, signal)
        },
        letGo: () => letGo(),
      }),
    )
    if ('fault' in fetched) return fetched
    return await timeStep(onStep, 'open', () =>
      normalisePicture(fetched.bytes, tiling, signal).finally(() => freeBody(fetched.bytes)),
    )
  } finally {
    letGo()
  }
}

/** The same of a file that was sent here. Its bytes are its caller's to give back. */
export async function openFile(
  file: Buffer,
  tiling: Tiling,
  signal: AbortSignal,
  onStep?: OnStep,
): Promise<OpenPicture | { fault: PictureFault }> {
  const maxMegabytes = limits.pictureMegabytes.each
  if (file.length > maxMegabytes * 1e6) return { fault: { code: 'too_large', details: { maxMegabytes } } }
  const letGo = await downloads.hold(file.length, signal)
  return await timeStep(onStep, 'open', () => normalisePicture(file, tiling, signal).finally(letGo))
}
