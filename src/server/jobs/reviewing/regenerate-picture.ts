import type { PictureFault, PictureFaultCode } from '#contract/picture-faults.ts'
import { type Description, describePicture, type Wishes } from '#server/describing/describe-picture.ts'
import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { openPicture } from '#server/describing/pictures/open-picture.ts'
import type { CallsMade, ProviderPool } from '#server/describing/pool/create-provider-pool.ts'

export type Regeneration =
  | Omit<Extract<Description, { outcome: 'described' }>, 'repairs'>
  | { outcome: 'failed'; fault: PictureFault; calls: CallsMade[] }

/**
 * Opens a picture and has it described while somebody waits for it: what a worker would try again later is a fault here,
 * and so is what takes longer than the signal allows, or sets off a bug, which `onBug` hears.
 */
export async function regeneratePicture(
  { fetcher, pool }: { fetcher: PictureFetcher; pool: ProviderPool },
  url: string,
  wishes: Wishes,
  asking: { signal: AbortSignal; group: string; onBug(error: unknown): void },
): Promise<Regeneration> {
  const { signal } = asking
  const picture = await orFault(asking, 'too_slow', openPicture(fetcher, url, pool.tiling(), signal))
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

function failed(fault: PictureFault, calls: CallsMade[] = []): Regeneration {
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
