import type { TextWishes } from '#contract/entities/text-wishes.ts'
import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import { keywordsOf } from '#server/describing/keywords/find-keywords.ts'
import { findPhrases } from '#server/describing/keywords/find-phrases.ts'
import { mergeWishes } from './merge-wishes.ts'

/** The keywords of a picture, those that were given as such first, without those that its texts should avoid. */
export function chooseKeywords(
  picture: { url: string; context: string; filename: string; row: RowWishes; keywords?: readonly string[] },
  job: { languages: string[]; textWishes?: TextWishes },
): string[] {
  const keywords = [...new Set([...(picture.keywords ?? []), ...keywordsOf(picture)])]
  const { avoidedKeywords } = mergeWishes(job.textWishes, picture.row)
  if (avoidedKeywords.length === 0) return keywords
  const [language = ''] = job.languages
  return keywords.filter((keyword) => findPhrases(avoidedKeywords, keyword, language).length === 0)
}
