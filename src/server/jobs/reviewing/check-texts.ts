import type { LanguageVersions } from '#contract/entities/image.ts'
import { checkAnswer } from '#server/describing/checks/check-answer.ts'
import { tellingName } from '#server/describing/keywords/keywords-of.ts'
import { sortKeywords } from '#server/describing/keywords/sort-keywords.ts'
import type { jobImages, StoredBreach } from '#server/jobs/jobs.tables.ts'

type Image = Pick<typeof jobImages.$inferSelect, 'url' | 'filename' | 'keywords' | 'purpose'>

/**
 * What is reckoned from the texts of an image: the rules that they break, each once, and the keywords that they use. No
 * rule is hard here: whoever wrote the texts may keep them.
 */
export function checkTexts(image: Image, languageVersions: LanguageVersions) {
  const keywords = image.keywords ?? []
  const answer = { purpose: image.purpose ?? 'informative', languageVersions }
  const found = checkAnswer(answer, { filename: tellingName(image), keywords })
  const breaches: StoredBreach[] = [...Map.groupBy(found, ({ rule }) => rule)].map(([rule, same]) => ({
    rule,
    languages: same.flatMap(({ languages }) => languages),
  }))
  return { breaches, ...sortKeywords(keywords, languageVersions) }
}
