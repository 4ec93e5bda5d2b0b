import type { Image } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { briefCharacters, wholeCharacters } from './image-layout.ts'

/** What of an image's texts in a language is longer than the room that is kept for it. */
export function longTexts(
  { state, languageVersions }: Pick<Image, 'state' | 'languageVersions'>,
  language: string,
  firstLanguage: string,
): { isAltTextLong: boolean; isDescriptionLong: boolean; hasDescription: boolean } {
  // What was carried over has its text in the first language alone.
  const version = versionIn(languageVersions, state === 'carried' ? firstLanguage : language)
  const description = version?.description ?? ''
  return {
    isAltTextLong: (version?.altText.length ?? 0) > wholeCharacters,
    isDescriptionLong: description.length > briefCharacters,
    hasDescription: description !== '',
  }
}
