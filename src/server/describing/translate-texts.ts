import { judgedWishes } from './checks/judged-wishes.ts'
import type { Description } from './describe-picture.ts'
import { judgeAnswers } from './judge-answers.ts'
import { sortKeywords } from './keywords/sort-keywords.ts'
import type { Asking, ProviderPool } from './pool/create-provider-pool.ts'
import { putOnAffixes, takeOffAffixes } from './question/alt-affixes.ts'
import { mergeWishes } from './question/merge-wishes.ts'
import { type Translation, writeTranslation } from './question/write-translation.ts'

export type { Translation } from './question/write-translation.ts'

/**
 * Has the texts of an image translated, without its picture, by the rules for all texts; the source is compared with what is written, and
 * not judged. Only the languages that were asked for are in the result. Throws the signal's reason when it aborts.
 */
export async function translateTexts(
  pool: ProviderPool,
  translation: Translation,
  asking: Omit<Asking, 'judge'>,
): Promise<Description> {
  const { from, wishes } = translation
  const merged = mergeWishes(wishes.textWishes, wishes.row)
  const source = takeOffAffixes({ [from]: translation.texts }, merged)
  const former = takeOffAffixes(translation.former, merged)
  const keywords = [...translation.keywords]
  const question = writeTranslation({ ...translation, texts: source[from] ?? translation.texts, former })
  const { judge, last } = judgeAnswers({ keywords, source, ...judgedWishes(merged) })
  const reply = await pool.ask(question, null, { ...asking, judge })
  if (reply.outcome === 'unavailable') return reply
  if (reply.outcome === 'failed') return { ...reply, keywords, thumbnail: null }
  const { provider, model, calls } = reply
  const { answer, breaches } = last() ?? { answer: reply.answer, breaches: [] }
  const { doubts: _doubts, ...written } = answer
  const languageVersions = putOnAffixes(answer.languageVersions, merged)
  return {
    outcome: 'described',
    ...written,
    languageVersions,
    keywords,
    ...sortKeywords(keywords, languageVersions),
    thumbnail: null,
    provider,
    model,
    calls,
    promptVersion: question.promptVersion,
    breaches: breaches.map(({ rule, languages }) => ({ rule, languages })),
  }
}
