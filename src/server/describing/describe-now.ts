import type { PictureFault } from '#contract/picture-faults.ts'
import { type AskedPicture, type DescribeImageOptions, describeImage } from './describe-image.ts'
import type { Description, Wishes } from './describe-picture.ts'
import type { PictureFetcher } from './pictures/create-picture-fetcher.ts'
import type { CallsMade, ProviderPool } from './pool/create-provider-pool.ts'

export type DescribedNow =
  | Extract<Description, { outcome: 'described' }>
  | { outcome: 'failed'; fault: PictureFault; calls: CallsMade[] }

export type AskingNow = Pick<DescribeImageOptions<never>, 'signal' | 'group' | 'onBug' | 'onStep'>

/**
 * `describeImage` for a caller that waits for the result: what a worker would retry later is a fault here, and so is exceeding the
 * time that the signal allows. Never throws.
 */
export async function describeNow(
  means: { fetcher: PictureFetcher; pool: ProviderPool },
  picture: AskedPicture,
  wishes: Wishes,
  asking: AskingNow,
): Promise<DescribedNow> {
  let isOpened = false
  let calls: readonly CallsMade[] = []
  try {
    const result = await describeImage(means, picture, wishes, {
      ...asking,
      beforeAsking: async () => {
        isOpened = true
        return null
      },
      onAsked: (made) => {
        calls = made
      },
    })
    // `beforeAsking` above never stops it.
    if ('stop' in result) throw new Error('a picture was stopped that nobody stops')
    const { outcome } = result
    if (outcome.outcome === 'described') return outcome
    if (outcome.outcome === 'failed') return failed(outcome.fault, outcome.calls)
    const code = outcome.reason === 'keys_refused' ? 'key_refused' : 'ai_unavailable'
    return failed({ code }, outcome.calls)
  } catch (error) {
    if (!asking.signal.aborted) {
      asking.onBug(error)
      return failed({ code: 'internal' }, [...calls])
    }
    return failed({ code: isOpened ? 'ai_unavailable' : 'too_slow' }, [...calls])
  }
}

function failed(fault: PictureFault, calls: CallsMade[]): DescribedNow {
  return { outcome: 'failed', fault, calls }
}
