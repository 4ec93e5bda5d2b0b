import type { LanguageVersion, LanguageVersions } from './image.ts'

/** The texts in a language, if there are any. A typed one may be called as every object has something: `constructor`. */
export function versionIn(versions: LanguageVersions, language: string): LanguageVersion | undefined {
  return Object.hasOwn(versions, language) ? versions[language] : undefined
}
