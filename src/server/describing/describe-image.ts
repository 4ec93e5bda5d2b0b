import type { ImageHeaders } from '#contract/endpoints/v1/order-extras.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import { type Description, describePicture, type Wishes } from './describe-picture.ts'
import type { PictureFetcher } from './pictures/create-picture-fetcher.ts'
import { type OpenPicture, openFile, openPicture } from './pictures/open-picture.ts'
import type { CallsMade, ProviderPool } from './pool/create-provider-pool.ts'
import { chooseKeywords } from './question/choose-keywords.ts'
import type { AlikePicture } from './question/tell-apart.ts'
import type { OnStep } from './time-step.ts'

/** The picture to describe: what its address points to, or the file that was sent, whatever its name. */
export interface AskedPicture {
  url: string
  file?: Buffer | undefined
  headers?: ImageHeaders | undefined
}

export interface DescribeImageOptions<Stop> {
  signal: AbortSignal
  /** Who the picture is for: groups share a provider evenly. */
  group: string
  /** Called with a bug that the picture triggered. Only this picture fails. */
  onBug(error: unknown): void
  onStep: OnStep
  /** Called after each call with all calls made so far. */
  onAsked?(made: readonly CallsMade[]): void
  /** Called with the opened picture. If it returns a value, the work ends and no provider is asked. */
  beforeAsking?(picture: OpenPicture): Promise<Stop | null>
}

/**
 * The outcome for an image, and how to describe the same picture again, distinguished from another one; absent if no provider was
 * asked.
 */
export interface ImageResult<Outcome = Description> {
  outcome: Outcome
  describeAgain?: (alike: AlikePicture) => Promise<Description>
}

/**
 * Opens a picture and has it described in all requested languages. This is the only way to describe one: for a list's image, a
 * single picture, and a regeneration. Throws the signal's reason when it aborts, and what `beforeAsking` throws.
 */
export async function describeImage<Stop = never>(
  { fetcher, pool }: { fetcher: PictureFetcher; pool: ProviderPool },
  { url, file, headers }: AskedPicture,
  wishes: Wishes,
  options: DescribeImageOptions<Stop>,
): Promise<ImageResult | { stop: Stop }> {
  const { signal, group, onBug, onStep } = options
  let calls: readonly CallsMade[] = []

  async function failOnBug<T>(
    work: () => Promise<T>,
  ): Promise<T | Extract<Description, { outcome: 'failed' }>> {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted) throw error
      onBug(error)
      return failed({ code: 'internal' }, [], [...calls])
    }
  }

  const picture = await failOnBug(async () => {
    const opened = file
      ? await openFile(file, pool.tiling(), signal, onStep)
      : await openPicture(fetcher, url, pool.tiling(), signal, onStep, headers)
    return 'fault' in opened ? failed(opened.fault, chooseKeywords({ ...wishes, url }, wishes)) : opened
  })
  if ('outcome' in picture) return { outcome: picture }

  const stop = await options.beforeAsking?.(picture)
  if (stop) return { stop }

  const describe = (alike?: AlikePicture) =>
    failOnBug(() =>
      describePicture(pool, { ...picture, url }, alike ? { ...wishes, alike } : wishes, {
        signal,
        group,
        onStep,
        onAsked: (made) => {
          calls = made
          options.onAsked?.(made)
        },
      }),
    )
  return { outcome: await describe(), describeAgain: describe }
}

function failed(
  fault: PictureFault,
  keywords: string[],
  calls: CallsMade[] = [],
): Extract<Description, { outcome: 'failed' }> {
  return { outcome: 'failed', fault, keywords, thumbnail: null, calls }
}
