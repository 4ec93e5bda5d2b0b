import type { PictureFault } from '#contract/picture-faults.ts'
import type { PictureFetcher } from './create-picture-fetcher.ts'
import type { ProviderPool, Unavailable } from './create-provider-pool.ts'
import { findKeywords } from './find-keywords.ts'
import { normalisePicture } from './normalise-picture.ts'
import type { ProviderName } from './provider.ts'
import { sortKeywords } from './sort-keywords.ts'
import { type Wishes, writeQuestion } from './write-question.ts'

export type { Wishes } from './write-question.ts'

export interface Describer {
  fetcher: PictureFetcher
  pool: ProviderPool
}

export type Description =
  | {
      outcome: 'described'
      interpretation: string
      /** By language code as the user chose it. */
      languageVersions: Record<string, { altText: string; description: string }>
      keywords: string[]
      usedKeywords: string[]
      unusedKeywords: string[]
      /** WebP. */
      thumbnail: Buffer
      provider: ProviderName
      model: string
      /** Of all calls that were made for this picture, retries too. */
      usage: { inputTokens: number; outputTokens: number }
    }
  /** This picture's own fault: asking again changes nothing. */
  | { outcome: 'failed'; fault: PictureFault; keywords: string[]; thumbnail: Buffer | null }
  /** Nobody's fault: the picture stays pending and is asked about later. */
  | Unavailable

/** Fetches one picture and has it described in all wished languages. Throws the signal's reason when it aborts. */
export async function describePicture(
  { fetcher, pool }: Describer,
  url: string,
  wishes: Wishes,
  signal: AbortSignal,
): Promise<Description> {
  signal.throwIfAborted()
  const obstacle = pool.obstacle()
  if (obstacle) return obstacle

  // An address without a path is called by its host, which says nothing about the picture.
  const filename = wishes.filename === URL.parse(url)?.hostname ? '' : wishes.filename
  const keywords = findKeywords(wishes.context, filename)
  const fetched = await fetcher.fetch(url, signal)
  if ('fault' in fetched) return { outcome: 'failed', fault: fetched.fault, keywords, thumbnail: null }
  const picture = await normalisePicture(fetched.bytes, signal)
  if ('fault' in picture) return { outcome: 'failed', fault: picture.fault, keywords, thumbnail: null }

  const { jpeg, thumbnail } = picture
  const reply = await pool.ask(writeQuestion({ ...wishes, filename }, keywords), jpeg, signal)
  if (reply.outcome === 'unavailable') return reply
  if (reply.outcome === 'failed') return { outcome: 'failed', fault: reply.fault, keywords, thumbnail }

  const { interpretation, languageVersions } = reply.answer
  const { provider, model, usage } = reply
  const { usedKeywords, unusedKeywords } = sortKeywords(keywords, languageVersions)
  return {
    outcome: 'described',
    interpretation,
    languageVersions,
    keywords,
    usedKeywords,
    unusedKeywords,
    thumbnail,
    provider,
    model,
    usage,
  }
}
