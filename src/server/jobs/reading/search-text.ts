import type { LanguageVersions } from '#contract/entities/image.ts'
import { foldAccents } from '#server/describing/languages/fold-accents.ts'

export interface SearchedImage {
  filename: string
  languageVersions: LanguageVersions | null
  keywords: readonly string[] | null
}

/** What an image is found by: its name, its texts in every language and its keywords, folded; what is searched for is folded alike. */
export function searchTextOf({ filename, languageVersions, keywords }: SearchedImage): string {
  const texts = Object.values(languageVersions ?? {}).flatMap(({ altText, description }) => [
    altText,
    description,
  ])
  return foldAccents([filename, ...texts, ...(keywords ?? [])].join('\n'))
}
