import type { ImagePurpose } from '#contract/entities/image.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import type { ProviderName } from '#contract/providers.ts'
import type { TextRule } from '#contract/text-rules.ts'
import { type Breach, checkAnswer } from './checks/check-answer.ts'
import { explainBreaches } from './checks/explain-breaches.ts'
import { keywordsOf, tellingName } from './keywords/keywords-of.ts'
import { sortKeywords } from './keywords/sort-keywords.ts'
import type { OpenPicture } from './pictures/open-picture.ts'
import type { Asking, CallsMade, ProviderPool, Unavailable } from './pool/create-provider-pool.ts'
import type { Answer } from './question/read-answer.ts'
import { type Wishes, writeQuestion } from './question/write-question.ts'

export type { Wishes } from './question/write-question.ts'

export type Description =
  | {
      outcome: 'described'
      interpretation: string
      purpose: ImagePurpose
      decorativeReason: string
      /** By language code as the user chose it; the alt texts of a decorative picture are empty. */
      languageVersions: Record<string, { altText: string; description: string }>
      keywords: string[]
      usedKeywords: string[]
      unusedKeywords: string[]
      thumbnail: Buffer
      provider: ProviderName
      model: string
      /** All that were made for it, retries too. */
      calls: CallsMade[]
      /** The rules that the texts break, none of them hard. */
      breaches: Array<{ rule: TextRule; languages: string[] }>
    }
  /** This picture's own fault: asking again changes nothing. */
  | {
      outcome: 'failed'
      fault: PictureFault
      keywords: string[]
      thumbnail: Buffer | null
      calls: CallsMade[]
    }
  /** Nobody's fault: the picture stays pending and is asked about later. */
  | Unavailable

/**
 * Has an open picture described in all wished languages. `group` names for whom: groups share a provider evenly.
 * Throws the signal's reason when it aborts.
 */
export async function describePicture(
  pool: ProviderPool,
  picture: OpenPicture & { url: string },
  wishes: Wishes,
  asking: Omit<Asking, 'judge'>,
): Promise<Description> {
  const { url, jpeg, thumbnail, notes } = picture
  const filename = tellingName({ url, filename: wishes.filename })
  const keywords = keywordsOf({ ...wishes, url })
  const question = writeQuestion({ ...wishes, filename }, keywords, notes)
  // Of the answer that was judged last: the one that is delivered.
  let breaches: Breach[] = []
  const judge = (answer: Answer) => {
    breaches = checkAnswer(answer, { filename, keywords })
    return explainBreaches(breaches.filter(({ isHard }) => isHard))
  }
  const reply = await pool.ask(question, jpeg, { ...asking, judge })
  if (reply.outcome === 'unavailable') return reply
  if (reply.outcome === 'failed')
    return { outcome: 'failed', fault: reply.fault, keywords, thumbnail, calls: reply.calls }

  const { provider, model, calls } = reply
  const { interpretation, purpose, decorativeReason, languageVersions } = reply.answer
  return {
    outcome: 'described',
    interpretation,
    purpose,
    decorativeReason,
    languageVersions,
    keywords,
    ...sortKeywords(keywords, languageVersions),
    thumbnail,
    provider,
    model,
    calls,
    breaches: breaches.map(({ rule, languages }) => ({ rule, languages })),
  }
}
