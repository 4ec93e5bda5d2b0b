import type { Image } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { briefCharacters, wholeCharacters } from './image-layout.ts'

/** The texts of an image in a language that exceed the space reserved for them. */
export function longTexts(
  { state, languageVersions }: Pick<Image, 'state' | 'languageVersions'>,
  language: string,
  firstLanguage: string,
): { isAltTextLong: boolean; isDescriptionLong: boolean; hasDescription: boolean } {
  // Carried-over images have a text in the first language only.
  const version = versionIn(languageVersions, state === 'carried' ? firstLanguage : language)
  const description = version?.description ?? ''
  return {
    isAltTextLong: (version?.altText.length ?? 0) > wholeCharacters,
    isDescriptionLong: description.length > briefCharacters,
    hasDescription: description !== '',
  }
}
