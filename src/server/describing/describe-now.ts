import type { PictureFault, PictureFaultCode } from '#contract/picture-faults.ts'
import { type Description, describePicture, type Wishes } from './describe-picture.ts'
import type { PictureFetcher } from './pictures/create-picture-fetcher.ts'
import { openFile, openPicture } from './pictures/open-picture.ts'
import type { CallsMade, ProviderPool } from './pool/create-provider-pool.ts'
import type { OnStep } from './time-step.ts'

export type DescribedNow =
  | Extract<Description, { outcome: 'described' }>
  | { outcome: 'failed'; fault: PictureFault; calls: CallsMade[] }

/** What is to be described: what its address leads to, or the file that was sent, whatever it is called. */
export interface AskedPicture {
  url: string
  file?: Buffer | undefined
}

/** How somebody who waits has a picture described. */
export interface AskingNow {
  signal: AbortSignal
  /** For whom: groups share a provider evenly. */
  group: string
  onBug(error: unknown): void
  onStep: OnStep
}

/**
 * Opens a picture and has it described while somebody waits for it: what a worker would try again later is a fault here,
 * and so is what takes longer than the signal allows, or sets off a bug, which `onBug` hears.
 */
export async function describeNow(
  { fetcher, pool }: { fetcher: PictureFetcher; pool: ProviderPool },
  { url, file }: AskedPicture,
  wishes: Wishes,
  asking: AskingNow,
): Promise<DescribedNow> {
  const { signal, onStep } = asking
  const opening = file
    ? openFile(file, pool.tiling(), signal, onStep)
    : openPicture(fetcher, url, pool.tiling(), signal, onStep)
  const picture = await orFault(asking, 'too_slow', opening)
  if ('fault' in picture) return failed(picture.fault)
  let calls: readonly CallsMade[] = []
  const asked = describePicture(pool, { ...picture, url }, wishes, {
    ...asking,
    onAsked: (made) => {
      calls = made
    },
  })
  const description = await orFault(asking, 'ai_unavailable', asked)
  if (!('outcome' in description)) return failed(description.fault, [...calls])
  if (description.outcome === 'described') return description
  if (description.outcome === 'failed') return failed(description.fault, description.calls)
  const code = description.reason === 'keys_refused' ? 'key_refused' : 'ai_unavailable'
  return failed({ code }, description.calls)
}

function failed(fault: PictureFault, calls: CallsMade[] = []): DescribedNow {
  return { outcome: 'failed', fault, calls }
}

async function orFault<T>(
  { signal, onBug }: { signal: AbortSignal; onBug(error: unknown): void },
  tooLate: PictureFaultCode,
  work: Promise<T>,
): Promise<T | { fault: PictureFault }> {
  try {
    return await work
  } catch (error) {
    if (signal.aborted) return { fault: { code: tooLate } }
    onBug(error)
    return { fault: { code: 'internal' } }
  }
}
