import { z } from 'zod'
import { findBuiltInLanguage, languageTag } from './languages.ts'
import { openSetMatcher } from './match-set-paths.ts'
import { readSetAddress } from './picture-set-address.ts'

/** An alt text in a picture's own file. `x-default`: the file does not say in which language. */
export const FileAltText = z.object({ language: z.string(), text: z.string() })
export type FileAltText = z.infer<typeof FileAltText>

/** The uploaded files that a list names by their paths, and the alt texts in them; null: none. */
export interface FilesOfSet {
  setId: string
  files: readonly { path: string; altTexts: readonly FileAltText[] | null }[]
}

/** Finds the alt texts in the file that an address means. */
export function openFileAltTexts(set: FilesOfSet | null): (url: string) => readonly FileAltText[] {
  const altTextsOf = new Map(set?.files.map(({ path, altTexts }) => [path, altTexts ?? []]))
  if (!set || !hasAltTexts(set)) return () => []
  const find = openSetMatcher([...altTextsOf.keys()])
  return (url) => {
    const meant = readSetAddress(url)
    const path = meant?.setId === set.setId ? find(meant.path) : null
    return (path !== null && altTextsOf.get(path)) || []
  }
}

export function hasAltTexts({ files }: FilesOfSet): boolean {
  return files.some(({ altTexts }) => altTexts !== null && altTexts.length > 0)
}

/**
 * Which of a file's alt texts count as existing in a job, by its languages: none if there is none for the first one. A text whose language
 * the file does not say counts as one in the first language, like that of a list.
 */
export function existingIn(
  altTexts: readonly FileAltText[],
  languages: readonly string[],
): Record<string, string> {
  const existing: Record<string, string> = {}
  for (const [index, language] of languages.entries()) {
    const text = textIn(altTexts, language) ?? (index === 0 ? textWithoutLanguage(altTexts) : undefined)
    if (text !== undefined) existing[language] = text
    else if (index === 0) return {}
  }
  return existing
}

/** In this language and region, else in this language. */
function textIn(altTexts: readonly FileAltText[], language: string): string | undefined {
  const tag = languageTag(language).toLowerCase()
  const builtIn = findBuiltInLanguage(language)
  const exact = altTexts.find((alt) => tag !== '' && alt.language.toLowerCase() === tag)
  const alike = altTexts.find((alt) => builtIn && findBuiltInLanguage(alt.language) === builtIn)
  return (exact ?? alike)?.text
}

/** Many programs repeat one of the texts with a language as the default. */
function textWithoutLanguage(altTexts: readonly FileAltText[]): string | undefined {
  const usual = altTexts.find(({ language }) => language === 'x-default')
  const isRepeated = altTexts.some((alt) => alt !== usual && alt.text === usual?.text)
  return isRepeated ? undefined : usual?.text
}
