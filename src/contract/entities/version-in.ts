import type { LanguageVersion, LanguageVersions } from './image.ts'

/** The texts in a language, if any. A custom language can have the name of an inherited property, such as `constructor`. */
export function versionIn(versions: LanguageVersions, language: string): LanguageVersion | undefined {
  return Object.hasOwn(versions, language) ? versions[language] : undefined
}
