import { checkAnswer } from './checks/check-answer.ts'
import { judgedWishes } from './checks/judged-wishes.ts'
import { type Repaired, repairAnswer } from './checks/repair-answer.ts'
import { type Description, objectTo } from './describe-picture.ts'
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
  const { from, to, wishes } = translation
  const merged = mergeWishes(wishes.textWishes, wishes.row)
  const source = takeOffAffixes({ [from]: translation.texts }, merged)
  const former = takeOffAffixes(translation.former, merged)
  const keywords = [...translation.keywords]
  const question = writeTranslation({ ...translation, texts: source[from] ?? translation.texts, former })
  let repaired: Repaired | null = null
  let breaches: ReturnType<typeof checkAnswer> = []
  const judge: Asking['judge'] = (answer, note) => {
    repaired = repairAnswer(answer)
    const written = repaired.answer.languageVersions
    breaches = checkAnswer(
      { ...repaired.answer, languageVersions: { ...source, ...written } },
      { keywords, ...judgedWishes(merged) },
    ).flatMap(({ languages, ...breach }) => {
      const own = languages.filter((language) => to.includes(language))
      return own.length > 0 ? [{ ...breach, languages: own }] : []
    })
    for (const rule of repaired.repairs) note({ rule, kind: 'repaired' })
    for (const { rule, isHard } of breaches) note({ rule, kind: isHard ? 'hard' : 'soft' })
    return breaches.filter(({ isHard }) => isHard).flatMap(objectTo)
  }
  const reply = await pool.ask(question, null, { ...asking, judge })
  if (reply.outcome === 'unavailable') return reply
  if (reply.outcome === 'failed') return { ...reply, keywords, thumbnail: null }
  const { provider, model, calls } = reply
  const { doubts: _doubts, ...answer } = (repaired as Repaired | null)?.answer ?? reply.answer
  const languageVersions = putOnAffixes(answer.languageVersions, merged)
  return {
    outcome: 'described',
    ...answer,
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
