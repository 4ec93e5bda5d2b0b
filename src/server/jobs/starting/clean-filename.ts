import { limits } from '#contract/limits.ts'

// Control characters, line separators, and zero-width characters: direction marks, joiners, fillers.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{fff9}-\u{fffb}]/gu
const ending = /\.\w{1,10}$/

/**
 * The displayable name of a file: without folders and invisible characters, at most `filenameCharacters` long, with its extension
 * preserved. A part of raw bytes may have no name at all.
 */
export function cleanFilename(filename: string | undefined): string {
  const name = (filename ?? '').replaceAll(unseen, '').split(/[\\/]/).at(-1)!
  const characters = Array.from(name)
  if (characters.length <= limits.filenameCharacters) return name
  const kept = ending.exec(name)?.[0] ?? ''
  return characters.slice(0, limits.filenameCharacters - kept.length).join('') + kept
}
