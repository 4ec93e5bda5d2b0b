import { foldAccents } from '#checks/languages/fold-accents.ts'
import type { LanguageVersions } from '#contract/entities/image.ts'

export interface SearchedImage {
  filename: string
  url: string
  languageVersions: LanguageVersions | null
  keywords: readonly string[] | null
}

/** The folded text by which an image is found: its name and address, its texts in every language and its keywords; search terms are folded alike. */
export function searchTextOf({ filename, url, languageVersions, keywords }: SearchedImage): string {
  const texts = Object.values(languageVersions ?? {}).flatMap(({ altText, description }) => [
    altText,
    description,
  ])
  return foldAccents([filename, url, ...texts, ...(keywords ?? [])].join('\n'))
}
