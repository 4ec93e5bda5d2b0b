import type { LanguageVersions } from '#contract/entities/image.ts'
import { checkAnswer } from '#server/describing/checks/check-answer.ts'
import { judgedWishes } from '#server/describing/checks/judged-wishes.ts'
import { sortKeywords } from '#server/describing/keywords/sort-keywords.ts'
import { takeOffAffixes } from '#server/describing/question/alt-affixes.ts'
import { mergeWishes } from '#server/describing/question/merge-wishes.ts'
import type { jobImages, StoredBreach } from '#server/jobs/images.tables.ts'
import type { WishesOfJob } from '#server/jobs/wishes-of-job.ts'

type Image = Pick<typeof jobImages.$inferSelect, 'keywords' | 'purpose' | 'wishes'>

/**
 * Computes from the texts of an image the rules that they break, each once, and the keywords that they use. No rule is hard here: users may
 * keep what they wrote.
 */
export function checkTexts(
  image: Image,
  { textWishes }: Pick<WishesOfJob, 'textWishes'>,
  languageVersions: LanguageVersions,
) {
  const keywords = image.keywords ?? []
  const wishes = mergeWishes(textWishes, image.wishes ?? {})
  const written = takeOffAffixes(languageVersions, wishes)
  const answer = { purpose: image.purpose ?? 'informative', languageVersions: written }
  const known = { keywords, ...judgedWishes(wishes) }
  const found = checkAnswer(answer, known)
  const breaches: StoredBreach[] = [...Map.groupBy(found, ({ rule }) => rule)].map(([rule, same]) => ({
    rule,
    languages: same.flatMap(({ languages }) => languages),
  }))
  return { breaches, ...sortKeywords(keywords, languageVersions) }
}
